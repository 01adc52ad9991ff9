import CGTK

/// How wide the letters of a font are, each for itself, in Pango's units.
final class LetterWidths {
  /// The letters of ASCII.
  let ascii: [CInt]

  /// How wide a tab is: eight spaces.
  let tab: CInt

  /// The widest of the letters of ASCII.
  let widest: CInt

  @exclusivity(unchecked) private var others: [UInt32: CInt] = [:]
  private let layout: OpaquePointer

  /// Where Pango makes layouts in the font.
  init(in context: OpaquePointer) {
    layout = pango_layout_new(context)
    let layout = layout
    let widths = (0..<128).map { code in
      code < 32 || code == 127 ? 0 : Self.width(of: Unicode.Scalar(UInt8(code)), in: layout)
    }
    ascii = widths
    tab = 8 * widths[32]
    widest = widths.max() ?? 0
  }

  isolated deinit { g_object_unref(layout.rawObject) }

  /// The width of any other letter.
  func width(of code: UInt32) -> CInt {
    if let known = others[code] { return known }
    let width = Unicode.Scalar(code).map { Self.width(of: $0, in: layout) } ?? 0
    others[code] = width
    return width
  }

  private static func width(of letter: Unicode.Scalar, in layout: OpaquePointer) -> CInt {
    pango_layout_set_text(layout, String(letter), -1)
    var width: CInt = 0
    pango_layout_get_size(layout, &width, nil)
    return width
  }
}
