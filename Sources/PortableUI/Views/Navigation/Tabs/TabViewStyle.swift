/// How a tab view lets a person choose among its pages.
@preconcurrency @MainActor
public protocol TabViewStyle {}

/// Buttons with a title and a picture each.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Buttons with a title and a picture each.
  public nonisolated init() {}
}

/// Buttons with a title and a picture each: the row of them that one has without a style, too.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Buttons with a title and a picture each.
  public nonisolated init() {}
}

/// A column of places to go to beside the pages, and where the room is narrow a row of buttons. A column
/// that has no room for all is scrolled.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// A column, or a row where the room is narrow.
  public nonisolated init() {}
}

/// A dot for each page.
public struct PageTabViewStyle: TabViewStyle {
  /// When there are dots.
  public struct IndexDisplayMode: Sendable, Hashable {
    let isShown: Bool

    /// Whether a single page has a dot, too.
    var isShownAlone = false

    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(isShown: true)
    /// Always.
    public static let always = IndexDisplayMode(isShown: true, isShownAlone: true)
    /// Never. Fingers move from page to page, and so does the selection.
    public static let never = IndexDisplayMode(isShown: false)
  }

  let mode: IndexDisplayMode

  /// A dot for each page.
  public nonisolated init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Buttons with a title and a picture each.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Buttons with a title and a picture each.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A column of places to go to beside the pages, and where the room is narrow a row of buttons.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A dot for each page.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// A dot for each page, where they are wanted.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// What the row of a tab view shows.
enum TabMarks { case items, sidebar, page, nothing }

extension TabMarks {
  /// Whether they say what the pages are called.
  var haveTitles: Bool { self == .items || self == .sidebar }
}

enum TabStyleKey: EnvironmentKey { static var defaultValue: TabMarks { .items } }

/// Whether a page that is the only one has a dot.
enum DotAloneKey: EnvironmentKey { static var defaultValue: Bool { false } }

nonisolated extension View {
  /// How the tab views inside let a person choose among their pages.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let mode = (style as? PageTabViewStyle)?.mode
    let marks: TabMarks =
      if let mode {
        mode.isShown ? .page : .nothing
      } else {
        style is SidebarAdaptableTabViewStyle ? .sidebar : .items
      }
    return EnvironmentView(content: self) { values in
      values[TabStyleKey.self] = marks
      values[DotAloneKey.self] = mode?.isShownAlone ?? false
    }
  }
}
