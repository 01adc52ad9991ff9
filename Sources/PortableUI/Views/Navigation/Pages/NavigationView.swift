/// Pages under a bar, by their older name: a ``NavigationStack``.
///
/// Two or three views are columns as in a ``NavigationSplitView``, in a narrow room one at a time, and the
/// first of them first. In the style `stack` only the first is seen.
public struct NavigationView<Content: View> {
  let content: Content

  /// Pages over the one that `content` builds.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// The pages.
  public var body: some View { NavigationViewBody(content: content) }
}

/// The pages in the style of where they are.
struct NavigationViewBody<Content: View>: View {
  let content: Content
  @Environment(\.isNavigationViewStack) private var isStack

  var body: some View {
    let views = (content as? any ViewsBesideOneAnother)?.views ?? []
    if views.count < 2 {
      NavigationStack { content }
    } else if isStack {
      NavigationStack { views[0] }
    } else if views.count == 2 {
      NavigationSplitView {
        views[0]
      } detail: {
        views[1]
      }
    } else {
      NavigationSplitView {
        views[0]
      } content: {
        views[1]
      } detail: {
        views[2]
      }
    }
  }
}

/// Several views that were written one after another.
protocol ViewsBesideOneAnother {
  /// Each of them.
  @MainActor var views: [AnyView] { get }
}

extension TupleView: ViewsBesideOneAnother {
  var views: [AnyView] {
    var views: [AnyView] = []
    repeat views.append(AnyView(each content))
    return views
  }
}

private enum IsNavigationViewStackKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether navigation views show the first of several views alone, and not all of them as columns.
  fileprivate var isNavigationViewStack: Bool {
    get { self[IsNavigationViewStackKey.self] }
    set { self[IsNavigationViewStackKey.self] = newValue }
  }
}

/// How a ``NavigationView`` shows its pages.
@preconcurrency @MainActor
public protocol NavigationViewStyle {}

/// One page over another, of which the first of several views is the first.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One page over another.
  public nonisolated init() {}
}

/// One page over another where there is one view, and columns where there are two or three.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Pages or columns, by how many views there are.
  public nonisolated init() {}
}

/// Columns: the first of two or three views is the sidebar, and links in it show their pages in the last.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Columns.
  public nonisolated init() {}
}

/// Columns, by their oldest name.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Columns.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns: the first of two or three views is the sidebar.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page over another.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// One page over another where there is one view, and columns where there are two or three.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

nonisolated extension View {
  /// How the navigation views inside show their pages: one over another, or several views as columns.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.isNavigationViewStack, style is StackNavigationViewStyle)
  }
}
