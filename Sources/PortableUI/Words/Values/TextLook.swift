/// How the words of a text are set, apart from their font and their colour.
package struct TextLook: Hashable {
  /// Where words are left out that there is no room for.
  package var truncation = Truncation.tail

  /// How much further lines are from each other than usual.
  package var lineSpacing = 0.0

  /// How much further letters are from each other than usual.
  package var tracking = 0.0

  /// How far above their line letters stand.
  package var rise = 0.0

  /// The line below the words.
  package var underline = Line.none

  /// The line through the words.
  package var strikethrough = Line.none

  /// How small letters may become so that all words can be read, as a part of their usual size.
  package var leastScale = 1.0

  /// Whether letters may come nearer to each other so that all words can be read.
  package var mayTighten = false

  /// The parts that look otherwise, in order and without a gap; none where all of it looks the same.
  package var runs: [TextRun] = []

  /// Whether a part of the words leads anywhere.
  package var hasLinks: Bool { runs.contains { $0.link != nil } }

  /// Whether something is behind a part of the words.
  package var hasBackgrounds: Bool { runs.contains { $0.background != nil } }

  /// Whether letters or lines have a colour of their own.
  package var hasColors: Bool {
    underline.color != nil || strikethrough.color != nil
      || runs.contains {
        $0.color != nil || $0.underline?.color != nil || $0.strikethrough?.color != nil
      }
  }

  /// How far letters reach above and below where they usually are.
  package var reach: (above: Double, below: Double) {
    if rise == 0, runs.isEmpty { return (0, 0) }
    let rises = runs.isEmpty ? [rise] : runs.map { $0.rise ?? rise }
    return (max(0, rises.max() ?? 0), max(0, -(rises.min() ?? 0)))
  }

  /// A line below words or through them.
  package struct Line: Hashable, Sendable {
    /// How it is drawn; `nil` where there is none.
    package var pattern: Pattern?

    /// What it is drawn with; `nil` for the colour of the letters.
    package var color: Color?

    package static let none = Line()
    package static let single = Line(pattern: .solid)

    package init(pattern: Pattern? = nil, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// How a line is drawn.
    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
  }

  /// Whether there is a line below the words.
  package var isUnderlined: Bool { underline.pattern != nil }

  /// Whether the words are struck out.
  package var isStruckOut: Bool { strikethrough.pattern != nil }

  package init() {}

  /// A place of a line.
  package enum Truncation: Hashable, Sendable { case head, middle, tail }

  static let usual = TextLook()

  /// Capitals or small letters.
  enum LetterCase: Hashable, Sendable { case lowercase, uppercase }

  /// As much of it as can be shown.
  var showable: TextLook {
    var look = self
    look.lineSpacing = Showable.number(lineSpacing, in: 0...10_000, usual: 0)
    look.tracking = Self.distance(tracking)
    look.rise = Self.distance(rise)
    look.runs = runs.map { run in
      var run = run
      run.tracking = run.tracking.map(Self.distance)
      run.rise = run.rise.map(Self.distance)
      return run
    }
    look.leastScale = Showable.number(leastScale, in: 0.01...1, usual: 1)
    return look
  }

  /// The same with each font of a part changed.
  func withFonts(_ change: (Font) -> Font) -> TextLook {
    var look = self
    for index in look.runs.indices { look.runs[index].font = look.runs[index].font.map(change) }
    return look
  }

  private static func distance(_ distance: Double) -> Double {
    Showable.number(distance, in: -1_000...1_000, usual: 0)
  }
}
