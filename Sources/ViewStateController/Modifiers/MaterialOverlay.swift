public import Foundation
public import ViewPlatform

/// A pane through which what is behind it is seen dimly.
struct MaterialPane: View {
  let cornerRadius: CGFloat

  var body: some View { RoundedRectangle(cornerRadius: cornerRadius).fill(.regularMaterial) }
}

extension View {
  /// The view behind a pane through which it is seen dimly; both have round corners.
  public func materialOverlay(cornerRadius: CGFloat = 8) -> some View {
    overlay { MaterialPane(cornerRadius: cornerRadius) }
      .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
  }
}
