public import Foundation

extension Path {
  /// A rectangle with round corners. Both styles are quarters of circles here.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
    self.init(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// A rectangle with round corners, each a quarter of an ellipse in both styles.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.init(roundedRect: rect, cornerSize: cornerSize)
  }

  /// A rectangle with round corners, each of its own radius, where reading goes from left to right.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle, moved as `transform` says.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    add(Path(rect), transform)
  }

  /// An ellipse that touches the sides of `rect`, moved as `transform` says.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    add(Path(ellipseIn: rect), transform)
  }

  /// A rectangle with round corners, each a quarter of an ellipse in both styles, moved as `transform` says.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle,
    transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, cornerSize: cornerSize), transform)
  }

  /// A rectangle with round corners, each a quarter of an ellipse, moved as `transform` says.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, transform: CGAffineTransform
  ) {
    add(Path(roundedRect: rect, cornerSize: cornerSize), transform)
  }

  /// A rectangle with round corners, each of its own radius, where reading goes from left to right. Both styles
  /// are quarters of circles here.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect), transform)
  }

  private mutating func add(_ path: Path, _ transform: CGAffineTransform) {
    addPath(path, transform: transform)
  }
}
