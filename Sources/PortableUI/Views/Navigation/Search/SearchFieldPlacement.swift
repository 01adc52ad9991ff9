/// Where the field of a search stands.
///
/// A desktop shows it above what is searched, or in the bar of the window.
public struct SearchFieldPlacement: Hashable, Sendable {
  enum Place: Hashable { case content, bar, barTitle }

  let place: Place

  /// Above what is searched.
  public static let automatic = SearchFieldPlacement(place: .content)

  /// At the end of the bar of the window.
  public static let toolbar = SearchFieldPlacement(place: .bar)

  /// In the middle of the bar of the window, instead of the title.
  public static let toolbarPrincipal = SearchFieldPlacement(place: .barTitle)

  /// Above what is searched, in the sidebar that it is in.
  public static let sidebar = SearchFieldPlacement(place: .content)

  /// Above what is searched, below the bar.
  public static let navigationBarDrawer = SearchFieldPlacement(place: .content)

  /// Above what is searched, below the bar. It is always there.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }

  /// When a field below the bar is there. On a desktop it always is.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    let isAlways: Bool

    /// As is usual.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)

    /// At all times.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}
