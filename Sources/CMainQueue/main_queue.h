#pragma once

// libdispatch exports this for run loops other than its own, and declares it in no header.

/// A file descriptor that can be read while the main queue holds blocks.
int _dispatch_get_main_queue_handle_4CF(void);
