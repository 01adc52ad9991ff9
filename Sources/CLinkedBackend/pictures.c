#include "CLinkedBackend.h"

// Weak: where nobody defines them, their addresses are zero.
extern void *viewstate_make_picture_backend(void) __attribute__((weak));
extern void *viewstate_write_png(
    const void *bytes, unsigned long count, unsigned long *written) __attribute__((weak));

LinkedPictureBackend linked_picture_backend(void) { return viewstate_make_picture_backend; }

LinkedPNGWriter linked_png_writer(void) { return viewstate_write_png; }
