/// Whether this is a build for developing.
@inlinable var isDebugBuild: Bool {
  #if DEBUG
    true
  #else
    false
  #endif
}
