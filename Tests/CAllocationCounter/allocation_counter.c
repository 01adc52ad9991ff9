#include "allocation_counter.h"
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif

static atomic_long blocks;
static atomic_long bytes;
static __thread long blocks_here;
static __thread long bytes_here;

long allocation_count(void) { return atomic_load_explicit(&blocks, memory_order_relaxed); }
long thread_allocation_count(void) { return blocks_here; }
long thread_allocated_bytes(void) { return bytes_here; }
long allocated_bytes(void) { return atomic_load_explicit(&bytes, memory_order_relaxed); }

#if defined(SANITIZED) || !defined(__GLIBC__)
int allocations_are_counted(void) { return 0; }
#else
int allocations_are_counted(void) { return 1; }

// The program's own definitions stand before the C library's, which stay reachable by these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static void *counted(void *block) {
  if (block) {
    long size = (long)malloc_usable_size(block);
    atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, size, memory_order_relaxed);
    blocks_here += 1;
    bytes_here += size;
  }
  return block;
}

static void uncounted(void *block) {
  if (block) {
    long size = (long)malloc_usable_size(block);
    atomic_fetch_sub_explicit(&bytes, size, memory_order_relaxed);
    bytes_here -= size;
  }
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **out, size_t alignment, size_t size) {
  void *block = memalign(alignment, size);
  if (!block) return 12; // ENOMEM
  *out = block;
  return 0;
}
void *realloc(void *block, size_t size) {
  uncounted(block);
  return counted(__libc_realloc(block, size));
}
void free(void *block) {
  uncounted(block);
  __libc_free(block);
}
#endif
