// The heap of a program that has no C library: WebAssembly in the playground's page.
//
// The sizes of blocks are powers of two, with a list of free blocks for each size. This wastes some
// memory and returns none to the system, but needs only a few hundred bytes of code.

#if defined(__wasm__)
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// The header of a block. The bytes after it, which the caller gets, begin at a multiple of 16.
typedef struct Head {
    struct Head *next;
    uint32_t power;
    uint32_t unused[2];
} Head;

static Head *free_blocks[32];
static uintptr_t frontier;

static uint32_t power_for(size_t size) {
    uint32_t needed = (uint32_t)(size + sizeof(Head));
    return 32 - (uint32_t)__builtin_clz((needed < 32 ? 32 : needed) - 1);
}

// Takes a block from the end of the memory, which grows if necessary.
static Head *new_block(uint32_t power) {
    if (frontier == 0) frontier = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    uintptr_t end = frontier + ((uintptr_t)1 << power);
    uintptr_t size = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
    if (end > size && __builtin_wasm_memory_grow(0, (end - size + 0xffff) >> 16) == (size_t)-1) return NULL;
    Head *head = (Head *)frontier;
    head->power = power;
    frontier = end;
    return head;
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    const int out_of_memory = 12;
    if (alignment > 16 || size > ((size_t)1 << 28)) return out_of_memory;
    uint32_t power = power_for(size);
    Head *head = free_blocks[power];
    if (head) {
        free_blocks[power] = head->next;
    } else {
        head = new_block(power);
    }
    if (!head) return out_of_memory;
    *block = head + 1;
    return 0;
}

void free(void *block) {
    if (!block) return;
    Head *head = (Head *)block - 1;
    head->next = free_blocks[head->power];
    free_blocks[head->power] = head;
}
#endif
