#include "CLinkedBackend.h"

// Weak: where nobody defines it, its address is zero.
extern int viewstate_run_app(void *app) __attribute__((weak));

LinkedBackendRun linked_backend_run(void) { return viewstate_run_app; }
