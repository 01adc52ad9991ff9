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

#pragma clang assume_nonnull end
