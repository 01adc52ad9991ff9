public import Foundation

/// Where a scroll view is, and where it is to be.
///
///     @State private var position = ScrollPosition(edge: .bottom)
///
///     ScrollView { … }.scrollPosition($position)
///     Button("To the top") { position.scrollTo(edge: .top) }
///
/// At an edge it stays when the content grows, until a person moves it. To learn which view is seen first,
/// name the type of the identities, and say with `scrollTargetLayout()` whose they are.
public struct ScrollPosition: Equatable, Sendable {
  /// What is asked for.
  private enum Place: Equatable {
    case automatic
    case view(Identity, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// An identity of any type.
  private struct Identity: Equatable, Sendable {
    let value: any Hashable & Sendable

    static func == (one: Identity, other: Identity) -> Bool {
      AnyHashable(one.value) == AnyHashable(other.value)
    }
  }

  private var place: Place

  /// Makes an identity of the wanted type of what identifies a view.
  private let known: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

  /// How often something was asked for: also the same again is asked for anew.
  private(set) var requests = 0

  /// How often the same was asked for again.
  private var repeats = 0

  /// Whether a person has moved the scroll view since something was asked for.
  public internal(set) var isPositionedByUser = false

  private init(_ place: Place, type: (some Hashable & Sendable).Type) {
    self.place = place
    known = { [type] in Self.cast($0, to: type) }
  }

  private static func cast<ID: Hashable & Sendable>(_ id: AnyHashable, to: ID.Type) -> ID? {
    id.base as? ID
  }

  /// Where the scroll view likes to be; says which view with an identity of that type is seen first.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(.automatic, type: idType)
  }

  /// At the view that has `id`.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(Identity(value: id), anchor: anchor), type: ID.self)
  }

  /// At a side of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), type: idType)
  }

  /// With this point of the content in the corner.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), type: idType)
  }

  /// With this point of the content in the corner.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), type: idType)
  }

  /// So far along the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), type: idType)
  }

  /// So far down the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), type: idType)
  }

  /// Two positions are the same that are at the same place, by the same means. Asked for once more, it is another one.
  public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
    one.place == other.place && one.isPositionedByUser == other.isPositionedByUser
      && one.repeats == other.repeats
  }
}

// MARK: Going elsewhere

extension ScrollPosition {
  /// Goes to the view that has `id`: with its `anchor` at the same part of the scroll view, or as far as is
  /// needed to see it.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(Identity(value: id), anchor: anchor))
  }

  /// Goes to a side of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Brings this point of the content into the corner.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

  /// Brings this point of the content into the corner.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

  /// Goes so far along the content.
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

  /// Goes so far down the content.
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  private mutating func go(to place: Place) {
    repeats = place == self.place ? repeats + 1 : 0
    self.place = place
    isPositionedByUser = false
    requests += 1
  }

  /// What is asked for; `nil` where nothing is. `usual` is the anchor of views where none is given.
  func goal(_ usual: UnitPoint?) -> ScrollGoal? {
    switch place {
    case .automatic: nil
    case .view(let id, let anchor):
      .view(AnyHashable(id.value), anchor: (anchor ?? usual).map { .init($0) })
    case .edge(let edge): ScrollGoal(edge)
    case .point(let x, let y): .point(x: x.map(Double.init), y: y.map(Double.init))
    }
  }

  /// Whether the scroll view goes on being there when sizes change.
  var stays: Bool { edge != nil }

  /// The same, moved by a person to where the view is seen first that has the first of `ids` that may be
  /// known.
  func moved(to ids: [AnyHashable]) -> ScrollPosition {
    var position = self
    position.isPositionedByUser = true
    let id = ids.lazy.compactMap(known).first
    position.place = id.map { .view(Identity(value: $0), anchor: nil) } ?? .automatic
    return position
  }
}

// MARK: Where it is

extension ScrollPosition {
  /// The identity of the view that is asked for, or seen first.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = place { id.value } else { nil }
  }

  /// The identity of the view that is asked for, or seen first, where it is of that type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// The side that is asked for.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point that is asked for.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// How far along the content is asked for.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// How far down the content is asked for.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
}
