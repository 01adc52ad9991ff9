/// What is behind the dots of a tab view of the style `.page`.
public protocol IndexViewStyle {}

/// Dots, with something behind them that sets them off from the page, or without.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is something behind the dots.
  public struct BackgroundDisplayMode: Sendable, Hashable {
    let isShown: Bool

    /// Never: a page that is no ground for dots says `always`.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// Never: a pointer shows that it is at a dot by the dot itself.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    /// Always.
    public static let always = BackgroundDisplayMode(isShown: true)
    /// Never.
    public static let never = BackgroundDisplayMode(isShown: false)
  }

  let mode: BackgroundDisplayMode

  /// Dots, with something behind them as `mode` says.
  public nonisolated init(backgroundDisplayMode mode: BackgroundDisplayMode = .automatic) {
    self.mode = mode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, with something behind them as `mode` says.
  public static func page(
    backgroundDisplayMode mode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: mode)
  }
}

enum IndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

nonisolated extension View {
  /// What is behind the dots of the tab views inside that have the style `.page`.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let isShown = (style as? PageIndexViewStyle)?.mode.isShown ?? false
    return EnvironmentView(content: self) { $0[IndexBackgroundKey.self] = isShown }
  }
}

/// What is behind the dots.
struct IndexBackground: View {
  var body: some View { Capsule().fill(Color.primary.opacity(0.12)) }
}
