import LayoutEngine

/// What is in a page.
struct PageView<Content: View>: PrimitiveView {
  let content: Content

  func makeNode(at place: Place) -> NodeOf<Self> { PageNode(self, at: place) }
}

/// A page: it has the whole room, or sleeps while another one has it.
final class PageNode<Content: View>: WrapperNode<PageView<Content>, Content>, Page {
  private(set) lazy var pageSleep = Sleep(of: self)

  override var ownSleep: Sleep? { pageSleep }

  override func content() -> Content { view.content }

  override func appear() {
    let box = Box(.rule(RootRule()), for: self)
    self.box = box
    super.appear()
    box.gatherChildren()
  }

  override func disappear() { pageSleep.close() }

  // What is out of sight has nothing to say of the bar, nor of anything else around.
  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    pageSleep.isAsleep ? nil : super.preference(key)
  }

  // One that sleeps by itself goes on sleeping.
  override func sightChanged(_ isInSight: Bool) {
    if !pageSleep.isAsleep { super.sightChanged(isInSight) }
  }
}

/// A node of a page, whatever is in it.
@MainActor
protocol Page: FrameContainer {
  var pageSleep: Sleep { get }
}

extension Page {
  var margins: EdgeInsets { EdgeInsets() }
}
