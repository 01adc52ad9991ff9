import LayoutEngine

/// How a page comes and goes.
public protocol NavigationTransition {}

/// The way in which pages change on a desktop: at once.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// At once.
  public init() {}
}

/// Out of a view of the page before, and back into it.
public struct ZoomNavigationTransition: NavigationTransition {
  let source: TransitionSource

  /// Out of the view that `matchedTransitionSource(id:in:)` names so.
  public init(sourceID: some Hashable, in namespace: Namespace.ID) {
    source = TransitionSource(id: AnyHashable(sourceID), space: AnyHashable(namespace))
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As pages change on a desktop: at once.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view that `matchedTransitionSource(id:in:)` names so, and back into it.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: sourceID, in: namespace)
  }
}

extension Match.Name {
  /// The name of a view out of which pages come. Views that are matched have others.
  init(_ source: TransitionSource) {
    self.init(id: AnyHashable(source), space: source.space)
  }
}

nonisolated extension View {
  /// How this page of a `NavigationStack` comes and goes. Say it of the page as a whole, where that is made:
  ///
  ///     .navigationDestination(for: Photo.self) { photo in
  ///       PhotoPage(photo).navigationTransition(.zoom(sourceID: photo.id, in: space))
  ///     }
  ///
  /// Where there is no such source, or a person wants no motion, the page is there at once, or fades. A sheet opens as the
  /// desktop's do.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let zoom = (style as? ZoomNavigationTransition).map {
      AnyTransition(outOf: $0.source, animation: .smooth(duration: 0.35))
    }
    return trait(.pageTransition(zoom))
  }

  /// Names this view, out of which a page may come: see `navigationTransition(_:)`.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    let source = TransitionSource(id: AnyHashable(id), space: AnyHashable(namespace))
    return MatchedGeometryView(
      content: self,
      match: Match(name: Match.Name(source), properties: [], anchor: .center, isSource: true))
  }
}
