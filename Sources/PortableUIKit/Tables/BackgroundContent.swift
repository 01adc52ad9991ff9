import Foundation
import PortableUI

/// What a background configuration says, in a graph.
struct BackgroundContent: View {
  let background: UIBackgroundConfiguration

  /// What is seen where no colour is said; `nil` for nothing.
  let usual: UIColor?
  let tint: UIColor
  let traits: UITraitCollection

  var body: some View {
    let insets = background.backgroundInsets
    ZStack {
      if let color { shape.fill(color.color(in: traits)) }
      if let view = background.customView { ObjectView(view) }
      if let image = background.image {
        image.view(filling: background.imageContentMode).clipShape(shape)
      }
      if background.strokeWidth > 0 {
        shape.strokeBorder(
          background.resolvedStrokeColor(for: tint).color(in: traits),
          lineWidth: background.strokeWidth
        )
        .padding(-background.strokeOutset)
      }
    }
    .padding(
      EdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
  }

  private var color: UIColor? {
    let isSaid = background.backgroundColor != nil || background.backgroundColorTransformer != nil
    return isSaid ? background.resolvedBackgroundColor(for: usual ?? tint) : usual
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: background.cornerRadius) }
}
