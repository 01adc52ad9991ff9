#pragma once

/// How many pictures the main thread has read from bytes.
int decodings_on_main(void);

/// How many pictures other threads have read from bytes.
int decodings_elsewhere(void);
