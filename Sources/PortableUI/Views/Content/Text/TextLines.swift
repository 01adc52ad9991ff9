extension Text {
  /// A line below words, or through them.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// One line, in the colour of the letters.
    public static let single = LineStyle()

    /// A line in `color`; in that of the letters where it is `nil`.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// How such a line is drawn. Words that can be selected or that lead somewhere have a solid one.
    public struct Pattern: Hashable, Sendable {
      let pattern: TextLook.Line.Pattern

      /// Without a gap.
      public static let solid = Pattern(pattern: .solid)
      /// Dots.
      public static let dot = Pattern(pattern: .dot)
      /// Short lines.
      public static let dash = Pattern(pattern: .dash)
      /// Short lines, and a dot after each.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// Short lines, and two dots after each.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    var line: TextLook.Line { TextLook.Line(pattern: pattern.pattern, color: color) }
  }
}

extension Text.LineStyle.Pattern {
  /// Such a line, if `isActive`.
  fileprivate func line(_ isActive: Bool, _ color: Color?) -> TextLook.Line {
    isActive ? TextLook.Line(pattern: pattern, color: color) : .none
  }
}

extension Text {
  /// The text with a line below it, if `isActive`; in the colour of its letters where `color` is `nil`.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.underline = pattern.line(isActive, color) }
  }

  /// The text with a line through it, if `isActive`; in the colour of its letters where `color` is `nil`.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = pattern.line(isActive, color) }
  }
}

nonisolated extension View {
  /// A line below the texts inside, if `isActive`; in the colour of their letters where `color` is `nil`.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textLooks { $0.text.underline = pattern.line(isActive, color) }
  }

  /// A line through the texts inside, if `isActive`; in the colour of their letters where `color` is `nil`.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textLooks { $0.text.strikethrough = pattern.line(isActive, color) }
  }
}
