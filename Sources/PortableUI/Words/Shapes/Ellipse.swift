public import Foundation

/// An ellipse that touches all sides of its room.
public struct Ellipse: InsettableShape, Equatable {
  /// An ellipse.
  public nonisolated init() {}

  /// The ellipse in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse made smaller.
  public nonisolated func inset(by amount: CGFloat) -> _InsetOf<Ellipse> { _InsetOf(self, amount) }
}

nonisolated extension Shape where Self == Ellipse {
  /// An ellipse that touches all sides of its room.
  public static var ellipse: Ellipse { Ellipse() }
}
