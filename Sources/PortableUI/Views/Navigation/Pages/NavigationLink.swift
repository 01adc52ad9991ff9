/// A button that shows another page over the one it is in.
///
/// It looks as buttons do around it. Outside of a ``NavigationStack`` it is disabled.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let target: NavigationTarget<Destination>
}

/// Where a link leads to.
enum NavigationTarget<Destination: View> {
  /// The page for a value, of which the stack's path knows.
  case value(AnyHashable?)

  /// A page of the link's own, shown as long as a binding says so, where it has one.
  case page(Destination, isActive: Binding<Bool>?)
}

extension NavigationLink: View {
  /// The button.
  public var body: some View {
    switch target {
    case .value(let value): ValueLink(label: label, value: value)
    case .page(let destination, let isActive):
      PageLink(label: label, destination: destination, isActive: isActive)
    }
  }
}

private struct ValueLink<Label: View>: View {
  let label: Label
  let value: AnyHashable?
  @Environment(\.navigationPages) private var pages
  @Environment(\.columnLinks) private var links
  @Environment(\.rowMeaning) private var rowMeaning

  var body: some View {
    if let value, links != nil, rowMeaning?.tells(value) == true {
      // Its row is selected, and the selection says what the next columns show.
      label.tag(value)
    } else {
      Button {
        guard let value else { return }
        if let links, isBeside { links.show(value) } else { pages?.push(value) }
      } label: {
        label
      }
      .environment(\.linkGoal, LinkGoal(isBeside: isBeside, value: value))
      .disabled(value == nil || pages == nil)
    }
  }

  private var isBeside: Bool { links?.areLeading(to: pages) == true }
}

private struct PageLink<Label: View, Destination: View>: View {
  let label: Label
  let destination: Destination
  let isActive: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.navigationPages) private var pages
  @Environment(\.columnLinks) private var links

  var body: some View {
    let isShown = isActive ?? $isOpen
    PagePresentingView(
      content: Button {
        isShown.wrappedValue = true
      } label: {
        label
      }
      .environment(\.linkGoal, LinkGoal(isBeside: links?.areLeading(to: pages) == true))
      .disabled(pages == nil),
      wish: { isShown.wrappedValue ? PageWish(view: destination) : nil },
      end: { isShown.wrappedValue = false }, leavesPage: isActive == nil)
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the page for `value`; disabled where there is none.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// A link with a title to the page for `value`; disabled where there is none.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link with a title to the page for `value`; disabled where there is none.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// A link to the page that `destination` builds.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(to: destination(), label: label())
  }

  /// A link to the page `destination`.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(to: destination, label: label())
  }

  init(to destination: Destination, isActive: Binding<Bool>? = nil, label: Label) {
    self.label = label
    target = .page(destination, isActive: isActive)
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title to the page that `destination` builds.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(to: destination(), label: Text(titleKey))
  }

  /// A link with a title to the page that `destination` builds.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(to: destination(), label: Text(title))
  }

  /// A link with a title to the page `destination`.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(to: destination, label: Text(titleKey))
  }

  /// A link with a title to the page `destination`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(to: destination, label: Text(title))
  }
}
