#define _GNU_SOURCE
#include "CLinkedBackend.h"
#include <pthread.h>

StackBounds stack_bounds(void) {
  StackBounds bounds = {0, 0};
#ifdef __APPLE__
  bounds.size = pthread_get_stacksize_np(pthread_self());
  // Told is where it begins, and it grows downwards.
  bounds.low = (unsigned long)pthread_get_stackaddr_np(pthread_self()) - bounds.size;
#else
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes)) return bounds;
  void *low;
  size_t size;
  if (!pthread_attr_getstack(&attributes, &low, &size)) {
    bounds.low = (unsigned long)low;
    bounds.size = size;
  }
  pthread_attr_destroy(&attributes);
#endif
  return bounds;
}
