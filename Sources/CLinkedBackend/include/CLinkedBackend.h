#pragma once

#pragma clang assume_nonnull begin

/// Runs an app, given as an object whose reference is handed over, to its end. Returns the status
/// that the program ends with.
typedef int (*LinkedBackendRun)(void *app);

/// How the backend that is linked into the program runs an app; `NULL` where there is none.
///
/// A backend is found by the one function it defines, `viewstate_run_app`. Nobody has to import it or
/// to register it: an app names its backend in its manifest and nowhere else.
LinkedBackendRun _Nullable linked_backend_run(void);

/// Makes an object that draws views into pictures, and hands its reference over.
typedef void *_Nonnull (*LinkedPictureBackend)(void);

/// How the backend that is linked into the program draws views into pictures; `NULL` where there is none.
LinkedPictureBackend _Nullable linked_picture_backend(void);

/// Makes an object that shows in a window what happens elsewhere, and hands its reference over; `NULL`
/// where there is no display.
typedef void *_Nullable (*LinkedOnlooker)(void);

/// How the backend that is linked into the program lets people watch; `NULL` where there is none.
LinkedOnlooker _Nullable linked_onlooker(void);

/// Writes a picture of any kind as PNG, on any thread, into memory that the caller frees; `NULL` for what
/// is no picture.
typedef void *_Nullable (*LinkedPNGWriter)(
    const void *bytes, unsigned long count, unsigned long *written);

/// How the backend that is linked into the program writes PNG; `NULL` where there is none.
LinkedPNGWriter _Nullable linked_png_writer(void);

/// The stack of a thread, from its lowest place on; of no size where nobody knows.
typedef struct {
  unsigned long low, size;
} StackBounds;

/// The stack of the calling thread.
StackBounds stack_bounds(void);

/// Where on its stack the calling thread is.
static inline unsigned long stack_place(void) { return (unsigned long)__builtin_frame_address(0); }

#pragma clang assume_nonnull end
