/// A node that is told when a preference of the nodes inside may have changed.
@MainActor
protocol PreferenceReader: AnyObject {
  /// Reads it again.
  func readPreference()
}

extension Node {
  /// Says that this node sets a preference, so that those who read it find the way here.
  final func markPreferences() {
    var node: Node? = self
    while let current = node, !current.flags.contains(.hasPreferences) {
      current.flags.insert(.hasPreferences)
      node = current.parent
    }
  }
}

extension Graph {
  /// Says that a preference may have changed somewhere.
  func preferencesChanged() {
    // Without a reader there is nobody to tell; one that comes later looks for itself.
    arePreferencesStale = true
    needsFrame()
  }

  /// Has the readers look again, inner ones first: what they tell may be told on.
  func settlePreferences() {
    guard arePreferencesStale else { return }
    arePreferencesStale = false
    for reader in preferenceReaders { reader.readPreference() }
  }
}
