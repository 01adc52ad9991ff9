/// What views say of fonts without naming one.
struct FontLook: Hashable {
  var isItalic: Bool?
  var design: Font.Design?
  var hasEvenDigits = false
  var typeSize = DynamicTypeSize.large

  /// The size that the desktop's settings ask for. Its own fonts have grown with them already.
  var desktopTypeSize = DynamicTypeSize.large

  var width: Font.Width?

  /// How much larger than its font a text is.
  var scale: Double?

  /// `font` with this look.
  func applied(to font: Font) -> Font {
    let font = sized(font)
    return scale.map(font.scaled) ?? font
  }

  private func sized(_ font: Font) -> Font {
    var font = font
    if let width { font.stretch = width }
    if let isItalic { font.isItalic = isItalic }
    if let design { font.design = design }
    if hasEvenDigits { font.hasEvenDigits = true }
    switch font.size {
    case .style where typeSize == desktopTypeSize, .points: break
    case .style(let style):
      font.scale *= typeSize.factor(for: style) / desktopTypeSize.factor(for: style)
    case .relative(_, let style): font.scale *= typeSize.factor(for: style)
    }
    return font
  }
}
