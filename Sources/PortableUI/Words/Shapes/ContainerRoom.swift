public import Foundation

/// The shape of what a view stands in, and where that lies, counted from the view's corner.
struct ContainerRoom: Equatable, Sendable {
  let shape: any InsettableShape
  let frame: CGRect

  /// The container's shape, so much smaller that it fits around `rect`.
  nonisolated func path(in rect: CGRect) -> Path {
    let amount = least(CornerDistances(of: rect, in: frame))
    return inset(shape, by: amount).path(in: rect.insetBy(dx: -amount, dy: -amount))
  }

  private nonisolated func inset(_ shape: some InsettableShape, by amount: CGFloat) -> any Shape {
    shape.inset(by: amount)
  }

  private nonisolated func least(_ distances: CornerDistances) -> CGFloat {
    max(
      0, min(min(distances.left, distances.right), min(distances.top, distances.bottom)))
  }

  /// How round the corners of a rectangle in the container are, so that they go along with its own.
  nonisolated func radii(in rect: CGRect) -> RectangleCornerRadii {
    let distances = CornerDistances(of: rect, in: frame)
    let radii = shape.radii(in: frame.size)
    func radius(_ radius: CGFloat, _ aside: CGFloat, _ away: CGFloat) -> CGFloat {
      max(0, radius - max(0, aside, away))
    }
    return RectangleCornerRadii(
      topLeading: radius(radii.topLeading, distances.left, distances.top),
      bottomLeading: radius(radii.bottomLeading, distances.left, distances.bottom),
      bottomTrailing: radius(radii.bottomTrailing, distances.right, distances.bottom),
      topTrailing: radius(radii.topTrailing, distances.right, distances.top))
  }

  static func == (lhs: ContainerRoom, rhs: ContainerRoom) -> Bool {
    lhs.frame == rhs.frame && isSurelyEqual(lhs.shape, rhs.shape)
  }
}

/// How far the sides of one rectangle are from those of another around it.
private struct CornerDistances {
  let (left, top, right, bottom): (CGFloat, CGFloat, CGFloat, CGFloat)

  nonisolated init(of rect: CGRect, in frame: CGRect) {
    (left, top) = (rect.minX - frame.minX, rect.minY - frame.minY)
    (right, bottom) = (frame.maxX - rect.maxX, frame.maxY - rect.maxY)
  }
}

nonisolated extension Shape {
  /// How round its corners are, where it is a rectangle; not at all where it is none.
  fileprivate nonisolated func radii(in size: CGSize) -> RectangleCornerRadii {
    if let uneven = self as? UnevenRoundedRectangle { return uneven.cornerRadii }
    let radius = (self as? any RoundedShape)?.cornerRadius(in: size) ?? 0
    return RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}

/// A shape that goes along with that of what it stands in.
protocol ContainerBound: Shape {
  /// What it stands in; `nil` where that is not known.
  nonisolated var room: ContainerRoom? { get set }

  /// Whether it does go along with that: what is made of several shapes may be made of others.
  nonisolated var isBound: Bool { get }
}

extension ContainerBound {
  nonisolated var isBound: Bool { true }
}

nonisolated extension Shape {
  /// Whether it goes along with the shape of what it stands in.
  nonisolated var isContainerBound: Bool { (self as? any ContainerBound)?.isBound == true }

  /// The same shape where it stands in `room`.
  nonisolated func bound(to room: ContainerRoom?) -> Self {
    guard var bound = self as? any ContainerBound else { return self }
    bound.room = room
    return bound as? Self ?? self
  }
}

/// The shape of the container around, which was set by `containerShape(_:)`, smaller by as much as it takes to lie
/// inside of that; a rectangle where none was set.
///
/// It looks for the container where it is filled or drawn, and where it clips a view or says where that is touched,
/// also as a part of another shape.
public struct ContainerRelativeShape: InsettableShape, ContainerBound, Equatable {
  nonisolated var room: ContainerRoom?

  /// The shape of the container.
  public nonisolated init() {}

  /// The container's shape in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path { room?.path(in: rect) ?? Path(rect) }

  /// The shape made smaller.
  public nonisolated func inset(by amount: CGFloat) -> _InsetOf<ContainerRelativeShape> {
    _InsetOf(self, amount)
  }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
