import CGTK
import PortableUI

/// How Pango sets words in another way than usual.
/// What in a text has a colour: its letters, those of a part with a colour of its own, what is behind a part, and a
/// line with a colour of its own.
enum TextPart { case letters, run, background, line }

extension OpaquePointer {
  /// Sets the words of this layout as `look` says, and the digits as `font` does.
  func set(_ look: TextLook?, _ font: Font, _ rgba: ((TextPart, Color) -> GdkRGBA)? = nil) {
    guard look != nil || font.hasEvenDigits || font.lineDistance != .standard else {
      return pango_layout_set_attributes(self, Self.plainAttributes)
    }
    let attributes = pango_attr_list_new()!
    defer { pango_attr_list_unref(attributes) }
    attributes.add(look, font)
    if let rgba { attributes.addColors(of: look, rgba) }
    if let look {
      pango_layout_set_spacing(self, Int32((look.lineSpacing * Double(PANGO_SCALE)).rounded()))
    }
    pango_layout_set_attributes(self, attributes)
  }

  /// What all words have in common: one that is wider than its line goes on in the next without a hyphen, which
  /// nobody wrote.
  private static let plainAttributes: OpaquePointer = {
    let attributes = pango_attr_list_new()!
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    return attributes
  }()

  /// Adds to these attributes how `look` sets letters, and how `font` does digits.
  ///
  /// Lines that Pango knows nothing of are left out, or solid: see ``Painter/drawLines(of:_:on:color:)``.
  func add(_ look: TextLook?, _ font: Font, makesSolid: Bool = false) {
    pango_attr_list_insert(self, pango_attr_insert_hyphens_new(0))
    if font.hasEvenDigits {
      pango_attr_list_insert(self, pango_attr_font_features_new("tnum=1"))
    }
    if font.lineDistance != .standard {
      pango_attr_list_insert(self, pango_attr_line_height_new(font.lineDistance.factor))
    }
    guard let look else { return }
    if look.tracking != 0 {
      pango_attr_list_insert(self, pango_attr_letter_spacing_new(units(look.tracking)))
    }
    if look.rise != 0 { pango_attr_list_insert(self, pango_attr_rise_new(units(look.rise))) }
    if look.underline.isPango || makesSolid && look.isUnderlined {
      pango_attr_list_insert(self, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
    }
    if look.strikethrough.isPango || makesSolid && look.isStruckOut {
      pango_attr_list_insert(self, pango_attr_strikethrough_new(1))
    }
    addRuns(look.runs, makesSolid)
  }

  /// Adds what parts of the words have of their own, apart from their colours.
  private func addRuns(_ runs: [TextRun], _ makesSolid: Bool) {
    var start = 0
    for run in runs {
      let range = start..<start + run.length
      start = range.upperBound
      if let font = run.font {
        insert(pango_attr_font_desc_new(Fonts.face(of: font).description), range)
        if font.hasEvenDigits { insert(pango_attr_font_features_new("tnum=1"), range) }
        if font.lineDistance != .standard {
          insert(pango_attr_line_height_new(font.lineDistance.factor), range)
        }
      }
      if let tracking = run.tracking {
        insert(pango_attr_letter_spacing_new(units(tracking)), range)
      }
      if let rise = run.rise { insert(pango_attr_rise_new(units(rise)), range) }
      if let underline = run.underline {
        let isShown = underline.isPango || makesSolid && underline.pattern != nil
        let line = isShown ? PANGO_UNDERLINE_SINGLE : PANGO_UNDERLINE_NONE
        insert(pango_attr_underline_new(line), range)
      }
      if let line = run.strikethrough {
        let isShown = line.isPango || makesSolid && line.pattern != nil
        insert(pango_attr_strikethrough_new(isShown ? 1 : 0), range)
      }
    }
  }

  /// A length as Pango counts it.
  private func units(_ length: Double) -> Int32 {
    Int32((length * Double(PANGO_SCALE)).rounded())
  }

  /// Adds the colours of parts of the words, as `rgba` has them.
  func addColors(of look: TextLook?, _ rgba: (TextPart, Color) -> GdkRGBA) {
    func part(_ part: Float) -> UInt16 { UInt16(max(0, min(1, part)) * 65_535) }
    func addLines(_ underline: TextLook.Line?, _ strikethrough: TextLook.Line?, _ range: Range<Int>)
    {
      if let color = underline?.color.map({ rgba(.line, $0) }) {
        insert(
          pango_attr_underline_color_new(part(color.red), part(color.green), part(color.blue)),
          range)
      }
      if let color = strikethrough?.color.map({ rgba(.line, $0) }) {
        insert(
          pango_attr_strikethrough_color_new(part(color.red), part(color.green), part(color.blue)),
          range)
      }
    }
    addLines(look?.underline, look?.strikethrough, 0..<Int(UInt32.max))
    var start = 0
    for run in look?.runs ?? [] {
      let range = start..<start + run.length
      start = range.upperBound
      addLines(run.underline, run.strikethrough, range)
      if let color = run.background.map({ rgba(.background, $0) }) {
        insert(
          pango_attr_background_new(part(color.red), part(color.green), part(color.blue)), range)
        insert(pango_attr_background_alpha_new(max(1, part(color.alpha))), range)
      }
      guard let color = run.color.map({ rgba(.run, $0) }) else { continue }
      insert(
        pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)), range)
      insert(pango_attr_foreground_alpha_new(max(1, part(color.alpha))), range)
    }
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>
  ) {
    attribute?.pointee.start_index = guint(range.lowerBound)
    attribute?.pointee.end_index = guint(range.upperBound)
    pango_attr_list_insert(self, attribute)
  }
}

extension TextLook.Line {
  /// Whether Pango draws it: without a gap, in the colour of the letters.
  var isPango: Bool { pattern == .solid && color == nil }

  /// Whether it is drawn by us.
  var isOurs: Bool { pattern != nil && !isPango }
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
