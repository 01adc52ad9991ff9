import LayoutEngine

/// The bar of a tab view: its buttons, as long as no page hides them.
struct TabBarView: PrimitiveView {
  /// Whether the buttons may stand in a column, which is moved where it has no room for all.
  var scrolls = false

  func makeNode(at place: Place) -> NodeOf<TabBarView> { TabBarNode(self, at: place) }
}

final class TabBarNode: ViewNode<TabBarView> {
  private(set) lazy var sleepWhileHidden = Sleep(of: self)

  override var ownSleep: Sleep? { sleepWhileHidden }

  override func appear() {
    let box = Box(.rule(Offset(.zero)), for: self)
    self.box = box
    makeStrip()
    box.gatherChildren()
  }

  override func viewChanged() {
    dropChildren()
    makeStrip()
    structureChanged()
  }

  private func makeStrip() {
    if view.scrolls {
      children = [makeNode(column, at: inside)]
    } else {
      children = [makeNode(TabStripView(), at: inside)]
    }
  }

  // What is said of the scroll views in a tab view is said of those in its pages.
  private var column: EnvironmentView<ScrollView<TabStripView>> {
    EnvironmentView(content: ScrollView { TabStripView() }.filling(.vertical)) { values in
      values.contentMargins = ContentMargins()
      values.scrollAnchors = ScrollAnchors()
      values.scrollTargetBehavior = nil
      values.isScrollEnabled = true
      values.isScrollClipDisabled = false
      values.hiddenIndicators = []
    }
  }

  override func disappear() { sleepWhileHidden.close() }
}
