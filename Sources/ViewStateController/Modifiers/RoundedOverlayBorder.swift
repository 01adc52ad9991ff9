public import Foundation
public import ViewPlatform

extension View {
  /// The view with a line with round corners along its edge.
  public func roundedOverlayBorder(
    cornerRadius: CGFloat, color: Color = .gray, lineWidth: CGFloat = 1
  ) -> some View {
    overlay {
      RoundedRectangle(cornerRadius: cornerRadius).stroke(color, lineWidth: lineWidth)
        .allowsHitTesting(false)
    }
  }
}
