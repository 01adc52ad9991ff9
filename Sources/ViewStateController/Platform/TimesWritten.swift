import ViewPlatform

/// How often `state` has been written, the same value as before included, where the system tells. A
/// body that asks is made again when that grows.
@MainActor
func timesWritten(_ state: Binding<Bool>) -> Int {
  #if os(Linux)
    state.writeCount
  #else
    0
  #endif
}
