import Foundation

extension Text {
  /// The words of one text and then those of another one, each as it looks by itself.
  public static func + (lhs: Text, rhs: Text) -> Text { lhs.joined(with: rhs) }
}

/// A part of a text, with what is said of it and of the texts that it is a part of.
struct TextPart {
  var words: String
  var attributes: TextAttributes?

  /// The same part of something of which all of this is said.
  func inside(_ outer: TextAttributes?) -> TextPart {
    TextPart(words: words, attributes: attributes?.over(outer) ?? outer)
  }
}

extension [TextPart] {
  /// How the parts differ from `whole`, which has all their words.
  @MainActor
  func runs(
    in whole: TextFormat.Values, _ font: (TextAttributes?) -> Font,
    _ paint: (TextAttributes?) -> Paint?
  ) -> [TextRun] {
    let look = whole.look ?? .usual
    var runs: [TextRun] = []
    for part in self where !part.words.isEmpty {
      var run = TextRun(length: part.words.utf8.count)
      let (partFont, partPaint) = (font(part.attributes), paint(part.attributes))
      let partLook = part.attributes.map { $0.look(over: look) ?? .usual } ?? look
      if partFont != whole.font { run.font = partFont }
      if let partPaint, partPaint.ofManyColors != whole.paint || partPaint.flatColor != whole.color
      {
        run.color = partPaint.flatColor
      }
      if partLook.tracking != look.tracking { run.tracking = partLook.tracking }
      if partLook.rise != look.rise { run.rise = partLook.rise }
      if partLook.underline != look.underline { run.underline = partLook.underline }
      run.link = part.attributes?.link
      run.background = part.attributes?.background
      if partLook.strikethrough != look.strikethrough {
        run.strikethrough = partLook.strikethrough
      }
      if let last = runs.last, last.isSame(as: run) {
        runs[runs.count - 1].length += run.length
      } else {
        runs.append(run)
      }
    }
    return runs.allSatisfy(\.isPlain) ? [] : runs
  }
}
