public import Foundation

/// The radii of the four corners of a rectangle.
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
  /// The radius where the top meets the leading side.
  public var topLeading: CGFloat
  /// The radius where the bottom meets the leading side.
  public var bottomLeading: CGFloat
  /// The radius where the bottom meets the trailing side.
  public var bottomTrailing: CGFloat
  /// The radius where the top meets the trailing side.
  public var topTrailing: CGFloat

  /// Four radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii as numbers that can be mixed.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }

  /// Each radius less by `amount`, and none below 0.
  nonisolated func less(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
      bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
  }
}

/// A rectangle each corner of which is as round as it is told.
public struct UnevenRoundedRectangle: InsettableShape, Equatable {
  /// How round the corners are.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are bent. Both ways are drawn alike.
  public var style: RoundedCornerStyle

  /// A rectangle with corners of these radii.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with corners of these radii.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The room with such corners. No corner is larger than half of the shorter side.
  public nonisolated func path(in rect: CGRect) -> Path {
    let most = max(0, min(rect.width, rect.height) / 2)
    func radius(_ radius: CGFloat) -> CGFloat { min(max(0, radius), most) }
    var path = Path()
    path.addCorners(
      of: rect, topTrailing: radius(cornerRadii.topTrailing),
      bottomTrailing: radius(cornerRadii.bottomTrailing),
      bottomLeading: radius(cornerRadii.bottomLeading), topLeading: radius(cornerRadii.topLeading))
    return path
  }

  /// The radii as numbers that can be mixed.
  public nonisolated var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// The rectangle made smaller; its corners keep their centres.
  public nonisolated func inset(by amount: CGFloat) -> _InsetOf<UnevenRoundedRectangle> {
    _InsetOf(
      UnevenRoundedRectangle(cornerRadii: cornerRadii.less(by: amount), style: style), amount)
  }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of these radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with corners of these radii.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style
    )
  }
}
