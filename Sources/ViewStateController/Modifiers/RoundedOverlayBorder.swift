public import Foundation
public import ViewPlatform

extension View {
  /// The view inside a line with round corners.
  public func roundedOverlayBorder(
    cornerRadius: CGFloat, color: Color = .gray, lineWidth: CGFloat = 1
  ) -> some View {
    overlay {
      RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(color, lineWidth: lineWidth)
        .allowsHitTesting(false)
    }
  }
}
