public import Foundation

extension AttributeScopes {
  /// What an `AttributedString` may say of words that a `Text` shows.
  ///
  ///     var words = AttributedString("Sold out")
  ///     words.foregroundColor = .red
  ///     words.font = .headline
  ///     Text(words)
  public struct SwiftUIAttributes: AttributeScope {
    /// The letters.
    public let font: FontAttribute

    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute

    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute

    /// A line below the letters.
    public let underlineStyle: UnderlineStyleAttribute

    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// How much further letters are from each other than usual.
    public let kern: KerningAttribute

    /// The same as `kern`, which it overrules.
    public let tracking: TrackingAttribute

    /// How far letters stand above their line.
    public let baselineOffset: BaselineOffsetAttribute

    /// What Markdown says of words.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// Foundation's own, links among them.
    public let foundation: FoundationAttributes

    /// The letters.
    public enum FontAttribute: AttributedStringKey {
      /// What is said.
      public typealias Value = Font
      /// What it is called where it is stored.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What is said.
      public typealias Value = Color
      /// What it is called where it is stored.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What is said.
      public typealias Value = Color
      /// What it is called where it is stored.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// A line below the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What is said.
      public typealias Value = Text.LineStyle
      /// What it is called where it is stored.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// A line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What is said.
      public typealias Value = Text.LineStyle
      /// What it is called where it is stored.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// How much further letters are from each other than usual.
    public enum KerningAttribute: AttributedStringKey {
      /// What is said.
      public typealias Value = CGFloat
      /// What it is called where it is stored.
      public static let name = "SwiftUI.Kern"
    }

    /// How much further letters are from each other than usual.
    public enum TrackingAttribute: AttributedStringKey {
      /// What is said.
      public typealias Value = CGFloat
      /// What it is called where it is stored.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far letters stand above their line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What is said.
      public typealias Value = CGFloat
      /// What it is called where it is stored.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// What Markdown says of words.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// What is said.
      public typealias Value = InlinePresentationIntent
      /// What it is called where it is stored.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// What an `AttributedString` may say of words that a `Text` shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// What is said of words by a name of `SwiftUIAttributes`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

/// What is said of words within a line. Apple's Foundation has it; that of other systems has not.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// What tells it from others.
  public let rawValue: UInt

  /// What tells it from others.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// They are stressed: in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)

  /// They are stressed strongly: in bold letters.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)

  /// They are code: in letters as wide as each other.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)

  /// They no longer hold: with a line through them.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}
