#pragma once

/// Blocks this process asked the C library for since it started, from every thread.
long allocation_count(void);

/// Bytes in blocks that were asked for and not yet given back.
long allocated_bytes(void);

/// Blocks the calling thread asked for since it started: tests that run beside it do not disturb it.
long thread_allocation_count(void);

/// Bytes the calling thread asked for, less those it gave back.
long thread_allocated_bytes(void);

/// Whether counting works: not under a sanitizer, which brings an allocator of its own.
int allocations_are_counted(void);
