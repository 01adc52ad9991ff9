/// Pages under a bar, by their older name: a ``NavigationStack``.
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
  @Environment(\.navigationViewHasColumns) private var hasColumns

  var body: some View {
    let columns = hasColumns ? (content as? any ViewsBesideOneAnother)?.views ?? [] : []
    switch columns.count {
    case 0, 1: NavigationStack { content }
    case 2:
      NavigationSplitView {
        columns[0]
      } detail: {
        columns[1]
      }
    default:
      NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        columns[2]
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

private enum NavigationViewHasColumnsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether navigation views show several views as columns.
  fileprivate var navigationViewHasColumns: Bool {
    get { self[NavigationViewHasColumnsKey.self] }
    set { self[NavigationViewHasColumnsKey.self] = newValue }
  }
}

/// How a ``NavigationView`` shows its pages.
@preconcurrency @MainActor
public protocol NavigationViewStyle {}

/// One page over another.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One page over another.
  public nonisolated init() {}
}

/// One page over another, as it is usual.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// One page over another, as it is usual.
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
  /// One page over another, as it is usual.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// How the navigation views inside show their pages: one over another, or several views as columns.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(
      \.navigationViewHasColumns,
      style is ColumnNavigationViewStyle || style is DoubleColumnNavigationViewStyle)
  }
}
