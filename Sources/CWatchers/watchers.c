#include "CWatchers.h"

_Atomic(long) state_watchers = 0;
_Atomic(long) event_watchers = 0;
