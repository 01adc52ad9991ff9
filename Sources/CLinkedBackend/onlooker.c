#include "CLinkedBackend.h"

// Weak: where nobody defines it, its address is zero.
extern void *viewstate_make_onlooker(void) __attribute__((weak));

LinkedOnlooker linked_onlooker(void) { return viewstate_make_onlooker; }
