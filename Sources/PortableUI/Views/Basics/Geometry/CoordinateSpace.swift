/// Where coordinates are counted from.
public enum CoordinateSpace: Hashable {
  /// From the corner of the window.
  case global
  /// From the corner of the view itself.
  case local
  /// From the corner of the view around that has this name.
  case named(AnyHashable)
}

extension CoordinateSpace {
  /// Whether it is counted from the corner of the window.
  public var isGlobal: Bool { self == .global }
  /// Whether it is counted from the corner of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A way to say where coordinates are counted from.
public protocol CoordinateSpaceProtocol {
  /// Where that is.
  var coordinateSpace: CoordinateSpace { get }
}

/// Coordinates that are counted from the corner of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// From the corner of the window.
  public init() {}

  /// Where that is.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// From the corner of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Coordinates that are counted from the corner of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// From the corner of the view itself.
  public init() {}

  /// Where that is.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// From the corner of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// Coordinates that are counted from the corner of a view around, which has a name or is a scroll view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: AnyHashable

  /// Where that is.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// From the corner of the view around that has this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// From the corner of what is seen in the nearest scroll view around; where there is none, of the window.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrolledSpace(axis: nil))
  }

  /// From the corner of what is seen in the nearest scroll view around that is scrolled along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrolledSpace(axis: axis))
  }
}

nonisolated extension View {
  /// A name for the view's coordinates: `frame(in: .named(name))` counts from its corner.
  ///
  ///     ScrollView { rows }
  ///       .coordinateSpace(.named("rows"))
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    trait(.coordinateSpace(name.name))
  }

  /// A name for the view's coordinates: `frame(in: .named(name))` counts from its corner.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }
}

/// The name that scroll views have without being given one.
private struct ScrolledSpace: Hashable {
  let axis: Axis?
}

extension Box {
  /// Whether coordinates of that name are counted from its corner.
  func isOrigin(of name: AnyHashable) -> Bool {
    if traits?.coordinateSpace == name { return true }
    guard content.scrolling != nil, let space = name.base as? ScrolledSpace else { return false }
    return space.axis.map { content.scrolledAxes.contains(Axis.Set($0).layoutAxes) } ?? true
  }
}
