import CGTK
import LayoutEngine
import PortableUI

/// Words broken into lines.
final class TextLines {
  /// The layout that Pango draws.
  let layout: OpaquePointer

  /// The room that the lines take, in whole pixels.
  let size: Size

  /// How many lines there are.
  let count: Int

  /// How far the layout lies to the left of the room the lines take, where they are not aligned at
  /// its left side: it is as wide as the room that was offered.
  let shift: Double

  /// Breaks the words of `key` where they are wider than `width`, and leaves out what is behind the
  /// last of `lineCount` lines.
  init(_ key: TextBlock.Key, _ face: FontFace, width: Double?, lineCount: Int?) {
    layout = pango_layout_new(face.context)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_alignment(layout, key.alignment.pango)
    Self.setText(key.text, of: layout)
    layout.set(key.look, key.font)
    var width = width
    if let lineCount {
      // Pango leaves words out only where it knows the width.
      width = width ?? layout.extent.width
      pango_layout_set_ellipsize(layout, key.look?.truncation.pango ?? PANGO_ELLIPSIZE_END)
      pango_layout_set_height(
        layout,
        Int32(
          (Double(lineCount) * (face.lineHeight + (key.look?.lineSpacing ?? 0))
            + 0.5 * face.lineHeight).rounded()) * PANGO_SCALE)
    }
    if let width {
      pango_layout_set_width(layout, Int32((width * Double(PANGO_SCALE)).rounded(.down)))
    }
    let extent = layout.extent
    size = Size(width: extent.width, height: extent.height)
    count = Int(pango_layout_get_line_count(layout))
    let left = width.map { max(0, $0.rounded(.up) - extent.width) } ?? 0
    // Each paragraph begins where its letters do.
    switch key.text.beginsFromRight ? key.alignment.mirrored : key.alignment {
    case .leading: shift = 0
    case .center: shift = (left / 2).rounded()
    case .trailing: shift = left
    }
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  // Pango counts bytes.
  private nonisolated static func setText(_ text: String, of layout: OpaquePointer) {
    var text = text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        pango_layout_set_text(layout, $0, Int32(bytes.count))
      }
    }
  }

  /// How far below the top the first and the last line stand.
  var baselines: (first: Double, last: Double) {
    let first = Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
    guard count > 1, let iterator = pango_layout_get_iter(layout) else { return (first, first) }
    defer { pango_layout_iter_free(iterator) }
    while pango_layout_iter_next_line(iterator) != 0 {}
    return (first, Double(pango_layout_iter_get_baseline(iterator)) / Double(PANGO_SCALE))
  }

  /// A part of a line: where it begins and ends, and where its letters stand.
  struct Piece {
    let left: Double
    let right: Double
    let baseline: Double
  }

  /// Where the bytes of `range` are, line by line.
  func pieces(of range: Range<Int>) -> [Piece] {
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var pieces: [Piece] = []
    let scale = Double(PANGO_SCALE)
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
      let start = Int(line.pointee.start_index)
      let part = range.clamped(to: start..<start + Int(line.pointee.length))
      guard !part.isEmpty else { continue }
      let baseline = Double(pango_layout_iter_get_baseline(iterator)) / scale
      var ends: UnsafeMutablePointer<Int32>?
      var count: Int32 = 0
      pango_layout_line_get_x_ranges(
        line, Int32(part.lowerBound), Int32(part.upperBound), &ends, &count)
      guard let ends else { continue }
      for index in 0..<Int(count) {
        pieces.append(
          Piece(
            left: Double(ends[index * 2]) / scale, right: Double(ends[index * 2 + 1]) / scale,
            baseline: baseline))
      }
      g_free(ends)
    } while pango_layout_iter_next_line(iterator) != 0
    return pieces
  }

  /// Where each line lies.
  var frames: [Rect] {
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var frames: [Rect] = []
    repeat {
      var line = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &line)
      let scale = Double(PANGO_SCALE)
      frames.append(
        Rect(
          x: Double(line.x) / scale - shift, y: Double(line.y) / scale,
          width: Double(line.width) / scale, height: Double(line.height) / scale))
    } while pango_layout_iter_next_line(iterator) != 0
    return frames
  }
}

extension TextAlignment {
  fileprivate var pango: PangoAlignment {
    switch self {
    case .leading: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .trailing: PANGO_ALIGN_RIGHT
    }
  }
}
