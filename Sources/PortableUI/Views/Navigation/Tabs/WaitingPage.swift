/// What is in a page of a tab view and waits to be made until the page comes into sight. It stays then.
final class WaitingContent<V: View>: ViewNode<V>, WaitingNode {
  private var inner: NodeOf<V>?

  override init(_ view: V, at place: Place) {
    super.init(view, at: place)
    // The state of the view belongs to the node inside.
    flags.insert(.isRow)
  }

  func make() {
    guard inner == nil else { return }
    let inner = makeNode(view, at: inside)
    self.inner = inner
    children = [inner]
    structureChanged()
  }

  override func viewChanged() {
    if let inner {
      inner.update(view)
    } else {
      tellTabRoom()
    }
  }

  var badge: Text? { inner == nil ? KnownOfPage(of: view).badge : nil }
}

extension WaitingContent: TaggingNode {
  func tag(ofChild index: Int) -> AnyHashable? {
    inner == nil ? KnownOfPage(of: view).tag : nil
  }
}

/// A node of something that waits to be made.
@MainActor
protocol WaitingNode: BadgeSource {
  /// Makes what is inside, if it has not been made.
  func make()
}

extension TabNode {
  // A page is as large as its room, and sleeps, with all that is around what it shows.
  var takesModifiers: Bool { true }
}
