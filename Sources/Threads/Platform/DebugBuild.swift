/// Whether this is a build for developing.
@inlinable
package var isDebugBuild: Bool {
  #if DEBUG
    true
  #else
    false
  #endif
}
