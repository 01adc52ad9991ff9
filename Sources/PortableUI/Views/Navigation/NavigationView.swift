/// Pages under a bar, by their older name: a ``NavigationStack``.
public struct NavigationView<Content: View> {
  let content: Content

  /// Pages over the one that `content` builds.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// The pages.
  public var body: some View { NavigationStack { content } }
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

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page over another.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// One page over another, as it is usual.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// How the navigation views inside show their pages: one over another, in either style there is.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
