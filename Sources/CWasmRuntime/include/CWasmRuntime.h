/// The heap of the playground's WebAssembly. Swift calls it by the C library's names, so there is nothing to declare.
