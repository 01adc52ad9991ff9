import CGTK
import CGTKWidgets

/// Breaks a text into lines by the widths of its letters.
///
/// SAFETY: the pointers that C is given are those of the text and the widths, both of which live as
/// long as the call; C keeps none.
struct LineBreaker {
  let text: String
  let widths: LetterWidths

  /// Whether all letters are ASCII, and lines end with line feeds alone.
  let isPlain: Bool

  init(_ text: String, _ widths: LetterWidths) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.widths = widths
    isPlain =
      text.utf8.withContiguousStorageIfAvailable { bytes in
        cgtk_is_plain(bytes.baseAddress, gsize(bytes.count)) != 0
      } ?? false
  }

  private func with<Result>(
    width: CInt, _ body: (UnsafePointer<CGTKBreaker>) -> Result
  ) -> Result {
    var text = text
    return text.withUTF8 { bytes in
      widths.ascii.withUnsafeBufferPointer { ascii in
        bytes.withMemoryRebound(to: CChar.self) { letters in
          var breaker = CGTKBreaker()
          breaker.text = letters.baseAddress
          breaker.count = gsize(letters.count)
          breaker.width = width
          breaker.ascii = ascii.baseAddress
          breaker.tab = widths.tab
          breaker.widest = widths.widest
          breaker.is_plain = isPlain ? 1 : 0
          breaker.context = Unmanaged.passUnretained(widths).toOpaque()
          breaker.advance = { widths, code in
            // SAFETY: C calls it back at once, on the thread that asked it to break lines.
            MainActor.assumeIsolated {
              Unmanaged<LetterWidths>.fromOpaque(widths!).takeUnretainedValue().width(of: code)
            }
          }
          return withUnsafePointer(to: breaker, body)
        }
      }
    }
  }

  /// How many lines there are in `width`, of which no more than `most` are counted; and where the
  /// first and each `stride`-th after it begins.
  func count(width: CInt, most: Int, stride: Int) -> (count: CGTKLineCount, starts: [Int]) {
    with(width: width) { breaker in
      let places = g_array_new(0, 0, guint(MemoryLayout<gsize>.size))!
      defer { g_array_unref(places) }
      let count = cgtk_lines_count(breaker, gsize(most), gsize(stride), places)
      let starts = UnsafeRawPointer(places.pointee.data!).bindMemory(
        to: gsize.self, capacity: Int(places.pointee.len))
      return (count, (0..<Int(places.pointee.len)).map { Int(starts[$0]) })
    }
  }

  /// Calls `body` with the lines that begin with the one at `start`, and with the rest of the text
  /// from there, until it says that it has seen enough.
  func forEachLine(
    from start: Int, width: CInt, _ body: (CGTKLine, UnsafeBufferPointer<CChar>) -> Bool
  ) {
    with(width: width) { breaker in
      var place = gsize(start)
      let text = UnsafeBufferPointer(start: breaker.pointee.text, count: Int(breaker.pointee.count))
      while true {
        var line = CGTKLine()
        let next = cgtk_line_end(breaker, place, &line)
        guard body(line, text), next < breaker.pointee.count || line.ends_paragraph != 0,
          line.start < breaker.pointee.count
        else { return }
        place = next
      }
    }
  }
}
