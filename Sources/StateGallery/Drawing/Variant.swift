import Foundation
import PortableUI

/// A way to look at a preview.
struct Variant {
  let name: String
  var scheme = ColorScheme.light
  var typeSize = DynamicTypeSize.large
  var direction = LayoutDirection.leftToRight
  var size = CGSize(width: 400, height: 600)

  static let all = [
    Variant(name: "light"),
    Variant(name: "dark", scheme: .dark),
    Variant(name: "small text", typeSize: .xSmall),
    Variant(name: "large text", typeSize: .accessibility2),
    Variant(name: "right to left", direction: .rightToLeft),
    Variant(name: "narrow", size: CGSize(width: 260, height: 600)),
  ]
}
