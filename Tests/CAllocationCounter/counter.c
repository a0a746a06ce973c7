// Counts the heap allocations of one thread by standing in front of the C library's functions. Not in a
// build for a sanitizer, which stands in front of the same functions, and only on Linux: elsewhere the count is -1.

#include "CAllocationCounter.h"

#include <errno.h>
#include <stddef.h>

#if defined(__linux__) && defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static __thread int counting;
static __thread long count;

static void note(void) {
  if (counting) count += 1;
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note();
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

void allocation_counter_start(void) {
  count = 0;
  counting = 1;
}

long allocation_counter_stop(void) {
  counting = 0;
  return count;
}

#else

void allocation_counter_start(void) {}

long allocation_counter_stop(void) { return -1; }

#if __has_feature(address_sanitizer)
// Asked by the sanitizer. It does not look for leaks in the process of the tests: it would report every object that has
// a weak reference and every string that is alive at the end, because Swift stores those pointers with other bits.
int __lsan_is_turned_off(void) { return 1; }
#endif

#endif
