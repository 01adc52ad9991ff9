/// A page of a stack that is not the first one, and why it is there.
@MainActor
final class PageEntry {
  /// What it stands for in the path; nothing where a view wants it.
  let value: AnyHashable?

  /// The view that wants it; nothing where that has gone and left its page.
  weak var owner: (any PageOwner)?

  /// The page that one came from; nothing for the first one. It goes with that.
  private(set) weak var origin: PageEntry?

  /// What is in it, where a view wants it.
  var view = AnyView(EmptyView())

  /// Who knows what is in it, where it stands for a value.
  weak var handler: (any PageHandler)?
  var presentation: Presentation?
  var page: PageNode<AnyView>?

  /// Whether it is to go with the next frame.
  var isGone = false

  init(for value: AnyHashable, of origin: PageEntry?) {
    self.value = value
    self.origin = origin
  }

  init(_ view: AnyView, by owner: any PageOwner, of origin: PageEntry?) {
    value = nil
    self.view = view
    self.owner = owner
    self.origin = origin
  }

  /// Whether it is the page for `other`. Numbers of several types may be equal, and have other pages.
  func stands(for other: AnyHashable) -> Bool {
    guard let value else { return false }
    return value == other && type(of: value.base) == type(of: other.base)
  }
}

/// A node that shows pages over one another.
@MainActor
protocol NavigationRoom: Presenter {
  /// Where the values of its pages are, where a binding has them.
  var pathSource: PathSource? { get }

  /// The pages over the first one.
  var ownPages: NavigationPages? { get }

  /// The page that is always there.
  var firstPage: (any Page)? { get }

  /// Has these pages over the first one.
  func show(_ pages: ContiguousArray<any Page>)
}

/// A node that wants a page to be shown.
@MainActor
protocol PageOwner: Node {
  /// Whether it wants one still, as far as its binding says by now.
  var wantsPage: Bool { get }

  /// A person wants to leave the page.
  func endPage()
}

/// A node that knows which page stands for values of a type.
@MainActor
protocol PageHandler: Node {
  /// The page for `value`; `nil` where that is of another type.
  func page(for value: AnyHashable) -> AnyView?
}

enum NavigationKey: EnvironmentKey { static var defaultValue: NavigationPages? { nil } }

extension EnvironmentValues {
  /// The stack of pages around a view.
  var navigationPages: NavigationPages? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
