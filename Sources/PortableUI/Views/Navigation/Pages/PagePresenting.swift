/// A view that shows a page over the others of its stack, as long as a binding asks for it.
struct PagePresentingView<Content: View, Destination: View> {
  let content: Content

  /// Reads the binding: the page that is wanted now, if any.
  let wish: () -> PageWish<Destination>?

  /// Writes to the binding that no page is wanted.
  let end: () -> Void

  /// Whether the page stays when this view goes.
  var leavesPage = false
}

/// What a view wants to show in a page.
struct PageWish<Destination: View> {
  /// What it stands for: with another one, it is another page.
  var id: AnyHashable?
  let view: Destination
}

extension PagePresentingView: View, PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { PagePresentingNode(self, at: place) }
}

/// Keeps a page in step with a binding.
final class PagePresentingNode<Content: View, Destination: View>:
  WrapperNode<PagePresentingView<Content, Destination>, Content>, PageOwner
{
  private weak var pages: NavigationPages?
  private var shown: (entry: PageEntry, id: AnyHashable?)?

  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    pages = EnvironmentValues(scope: scope).navigationPages
    follow()
  }

  override func viewChanged() {
    super.viewChanged()
    follow()
  }

  override func evaluate() { follow() }

  override func disappear() {
    guard let shown else { return }
    self.shown = nil
    if view.leavesPage {
      shown.entry.owner = nil
      // Made again, it is not to show the page once more.
      view.end()
    } else {
      pages?.remove(shown.entry)
    }
  }

  var wantsPage: Bool { view.wish() != nil }

  func endPage() {
    view.end()
    // A binding that nobody watches has to be read again, too.
    invalidate()
  }

  private func follow() {
    flags.remove(.isDirty)
    let wish = Tracking.record(self) { view.wish() }
    if let wish, let shown, wish.id == shown.id, !shown.entry.isGone {
      pages?.update(shown.entry, to: AnyView(wish.view))
      return
    }
    if let shown { pages?.remove(shown.entry) }
    shown = nil
    guard let wish else { return }
    guard let pages else { return warnOfNoStack("navigationDestination", at: self) }
    shown = (pages.push(AnyView(wish.view), by: self), wish.id)
  }
}
