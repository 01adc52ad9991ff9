public import Foundation

/// The largest circle in the middle of its room.
public struct Circle: InsettableShape, RoundedShape, Equatable {
  /// A circle.
  public nonisolated init() {}

  /// The circle in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }

  /// The circle made smaller.
  public nonisolated func inset(by amount: CGFloat) -> _InsetOf<Circle> { _InsetOf(self, amount) }

  nonisolated func cornerRadius(in size: CGSize) -> CGFloat? {
    size.width == size.height ? size.width / 2 : nil
  }
}

/// A rectangle whose shorter sides are half circles, as large as its room.
public struct Capsule: InsettableShape, RoundedShape, Equatable {
  /// How the ends are bent.
  public var style: RoundedCornerStyle

  /// A capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  /// The capsule made smaller.
  public nonisolated func inset(by amount: CGFloat) -> _InsetOf<Capsule> { _InsetOf(self, amount) }

  nonisolated func cornerRadius(in size: CGSize) -> CGFloat? { min(size.width, size.height) / 2 }
}
