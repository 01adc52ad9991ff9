#if DEBUG
  /// Whether this is a build for developing.
  let isDebugBuild = true
#else
  /// Whether this is a build for developing.
  let isDebugBuild = false
#endif
