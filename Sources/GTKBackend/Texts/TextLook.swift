import CGTK
import PortableUI

/// How Pango sets words in another way than usual.
extension OpaquePointer {
  /// Sets the words of this layout as `look` says, and the digits as `font` does.
  func set(_ look: TextLook?, _ font: Font) {
    guard look != nil || font.hasEvenDigits else { return }
    let attributes = pango_attr_list_new()!
    defer { pango_attr_list_unref(attributes) }
    attributes.add(look, font)
    if let look {
      pango_layout_set_spacing(self, Int32((look.lineSpacing * Double(PANGO_SCALE)).rounded()))
    }
    pango_layout_set_attributes(self, attributes)
  }

  /// Adds to these attributes how `look` sets letters, and how `font` does digits.
  func add(_ look: TextLook?, _ font: Font) {
    if font.hasEvenDigits {
      pango_attr_list_insert(self, pango_attr_font_features_new("tnum=1"))
    }
    guard let look else { return }
    if look.tracking != 0 {
      let spacing = Int32((look.tracking * Double(PANGO_SCALE)).rounded())
      pango_attr_list_insert(self, pango_attr_letter_spacing_new(spacing))
    }
    if look.isUnderlined {
      pango_attr_list_insert(self, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
    }
    if look.isStruckOut { pango_attr_list_insert(self, pango_attr_strikethrough_new(1)) }
  }
}

extension TextLook.Truncation {
  /// The same as Pango says it.
  var pango: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
