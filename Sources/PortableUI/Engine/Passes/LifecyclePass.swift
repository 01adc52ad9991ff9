extension Frame {
  /// Calls what views asked to be called about: they have appeared, changed, disappeared.
  ///
  /// What is asked for meanwhile is for the next round.
  func tellLifecycle() {
    graph.settlePreferences()
    guard !graph.lifecycle.isEmpty || !graph.endings.isEmpty else { return }
    let events = graph.lifecycle + graph.endings
    graph.lifecycle = []
    graph.endings = []
    for event in events {
      trace?.note(event)
      event.action()
    }
  }
}
