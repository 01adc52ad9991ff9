/// What has to do with the bars of phones.
public struct NavigationBarItem: Sendable, Hashable {
  /// How a phone shows a title.
  public enum TitleDisplayMode: Sendable, Hashable {
    /// As on the page before.
    case automatic
    /// In the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

/// How a phone shows a title.
public struct ToolbarTitleDisplayMode: Sendable, Hashable {
  private let name: String

  /// As on the page before.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// In the bar, and large there.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(name: "large")
}

nonisolated extension View {
  /// How a phone shows the title. Without effect on a desktop.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }

  /// How a phone shows the title. Without effect on a desktop.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
}

/// Titles and items of bars by their older names.
nonisolated extension View {
  /// Names the window around this view.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Names the window around this view, in the language of the person in front of it.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Names the window around this view.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Names the window around this view. The mode is without effect on a desktop.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Names the window around this view, in the language of the person in front of it. The mode is
  /// without effect on a desktop.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// Names the window around this view. The mode is without effect on a desktop.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Shows views in the bar of the window around this view, at its start and at its end.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Shows views in the bar of the window around this view, at its start.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Shows views in the bar of the window around this view, at its end.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}
