import CGTK

/// Keeps windows from becoming smaller than what is in them.
///
/// What that needs at least is found out when nothing else is to be done: it takes a look at all views
/// that may have changed, and matters when a person next takes hold of an edge.
final class LeastSizes {
  private var bodies: [WindowBody] = []
  private var source: guint = 0

  isolated deinit { stop() }

  /// Keeps the window of `body` large enough from now on.
  func follow(_ body: WindowBody) { bodies.append(body) }

  /// Forgets the window of `body`.
  func forget(_ body: WindowBody) { bodies.removeAll { $0 === body } }

  /// Looks again soon: something has changed.
  func request() {
    guard source == 0, !bodies.isEmpty else { return }
    source = g_idle_add_full(
      G_PRIORITY_LOW,
      { sizes in
        let sizes = Unmanaged<LeastSizes>.fromOpaque(sizes!).takeUnretainedValue()
        sizes.source = 0
        for body in sizes.bodies { body.renewLeastSize() }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Looks at nothing any more.
  func stop() {
    if source != 0 { g_source_remove(source) }
    source = 0
    bodies = []
  }
}
