public import Foundation

/// A rectangle that fills its room.
public struct Rectangle: InsettableShape, RoundedShape, Equatable {
  /// A rectangle.
  public nonisolated init() {}

  /// The room itself.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The rectangle made smaller.
  public nonisolated func inset(by amount: CGFloat) -> _InsetOf<Rectangle> {
    _InsetOf(self, amount)
  }

  nonisolated func cornerRadius(in size: CGSize) -> CGFloat? { 0 }
}

/// How a round corner is bent.
public enum RoundedCornerStyle: Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A softer bend, drawn as a quarter of a circle.
  case continuous
}

/// A rectangle with round corners that fills its room.
public struct RoundedRectangle: InsettableShape, RoundedShape, Equatable {
  /// The width and height of a corner.
  public var cornerSize: CGSize

  /// How the corners are bent. Both ways are drawn alike.
  public var style: RoundedCornerStyle

  /// A rectangle whose corners are parts of ellipses.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle whose corners are parts of circles.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The room with round corners.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize)
  }

  /// The size of the corners.
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }

  /// The rectangle made smaller; its corners keep their centres.
  public nonisolated func inset(by amount: CGFloat) -> _InsetOf<RoundedRectangle> {
    let size = CGSize(
      width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return _InsetOf(RoundedRectangle(cornerSize: size, style: style), amount)
  }

  nonisolated func cornerRadius(in size: CGSize) -> CGFloat? {
    cornerSize.width == cornerSize.height ? max(0, cornerSize.width) : nil
  }
}

/// A shape with each side further in.
public struct _InsetOf<Base: InsettableShape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  /// The numbers of the shape, and how much further in it is.
  public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

  nonisolated init(_ base: Base, _ amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  /// The shape in a room that is smaller at every side.
  public nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : base.path(in: inner)
  }

  /// The shape made smaller still.
  public nonisolated func inset(by amount: CGFloat) -> _InsetOf<Base> {
    _InsetOf(base, self.amount + amount)
  }
}

extension _InsetOf: Equatable where Base: Equatable {}
