/// What views say of fonts without naming one.
struct FontLook: Hashable {
  var isItalic: Bool?
  var design: Font.Design?
  var hasEvenDigits = false
  var typeSize = DynamicTypeSize.large

  /// `font` with this look.
  func applied(to font: Font) -> Font {
    var font = font
    if let isItalic { font.isItalic = isItalic }
    if let design { font.design = design }
    if hasEvenDigits { font.hasEvenDigits = true }
    if typeSize != .large, case .style(let style) = font.size {
      font.scale = typeSize.factor(for: style)
    }
    return font
  }
}
