#pragma once

// Asked at every event, where a load has to be all that it costs: a global of a Swift module is
// reached from another one by a call.

#include <stdatomic.h>
#include <stdbool.h>

/// How many want to know of changes of states.
extern _Atomic(long) state_watchers;

/// How many may want to wait for the ends of events.
extern _Atomic(long) event_watchers;

__attribute__((always_inline)) static inline bool states_are_watched(void) {
  return atomic_load_explicit(&state_watchers, memory_order_relaxed) != 0;
}

__attribute__((always_inline)) static inline bool events_are_watched(void) {
  return atomic_load_explicit(&event_watchers, memory_order_relaxed) != 0;
}

/// Adds to those who watch states, or takes away. Returns how many there are now.
static inline long watch_states(long change) {
  return atomic_fetch_add_explicit(&state_watchers, change, memory_order_relaxed) + change;
}

/// The same for events.
static inline void watch_events(long change) {
  atomic_fetch_add_explicit(&event_watchers, change, memory_order_relaxed);
}
