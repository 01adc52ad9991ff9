public import Foundation

/// What views say of the texts in them without naming a font.
struct TextLooks: Hashable {
  var font = FontLook()
  var text = TextLook()
  var textCase: TextLook.LetterCase?

  /// Whether a person may select words and copy them.
  var isSelectable = false

  /// How words become others.
  var contentTransition = ContentTransition.identity
}

private enum TextLooksKey: EnvironmentKey { static var defaultValue: TextLooks { TextLooks() } }

extension EnvironmentValues {
  var textLooks: TextLooks {
    get { self[TextLooksKey.self] }
    set { self[TextLooksKey.self] = newValue }
  }

  /// Whether texts are in capitals, or in small letters; `nil` where they are as they were written.
  public var textCase: Text.Case? {
    get { textLooks.textCase.map { $0 == .uppercase ? .uppercase : .lowercase } }
    set { textLooks.textCase = newValue?.letters }
  }

  /// Where words are left out that there is no room for.
  public var truncationMode: Text.TruncationMode {
    get { textLooks.text.truncation.mode }
    set { textLooks.text.truncation = newValue.truncation }
  }

  /// How much further than usual lines are from each other.
  public var lineSpacing: CGFloat {
    get { CGFloat(textLooks.text.lineSpacing) }
    set { textLooks.text.lineSpacing = Double(newValue) }
  }

  /// How small letters may become so that all words can be read, as a part of their usual size.
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(textLooks.text.leastScale) }
    set { textLooks.text.leastScale = Double(newValue) }
  }

  /// Whether letters may come nearer to each other so that all words can be read.
  public var allowsTightening: Bool {
    get { textLooks.text.mayTighten }
    set { textLooks.text.mayTighten = newValue }
  }

  /// How large letters are: as the desktop's settings say, unless views say another size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { textLooks.font.typeSize }
    set { textLooks.font.typeSize = newValue }
  }

  /// The size of letters that the desktop's settings ask for.
  package var desktopTypeSize: DynamicTypeSize {
    get { textLooks.font.desktopTypeSize }
    set {
      textLooks.font.desktopTypeSize = newValue
      textLooks.font.typeSize = newValue
    }
  }
}

extension Text {
  /// Capitals or small letters.
  public enum Case: Hashable, Sendable {
    case lowercase, uppercase

    fileprivate var letters: TextLook.LetterCase { self == .uppercase ? .uppercase : .lowercase }
  }

  /// Where a text is shortened.
  public enum TruncationMode: Hashable, Sendable {
    case head, middle, tail

    fileprivate var truncation: TextLook.Truncation {
      switch self {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
  }
}

extension TextLook.Truncation {
  fileprivate var mode: Text.TruncationMode {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

nonisolated extension View {
  func textLooks(_ change: @escaping (inout TextLooks) -> Void) -> some View {
    transformEnvironment(\.textLooks, transform: change)
  }

  /// Texts inside in capitals or in small letters; as they were written where `textCase` is `nil`.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Where texts inside leave words out that there is no room for.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// The lines of texts inside further from each other.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Texts inside in smaller letters where there is no room for all their words: as small as `factor` of
  /// their usual size, and no smaller than they must be.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Letters of texts inside a little nearer to each other where there is no room for all their words.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Texts inside in wider or narrower letters, where the font has such.
  public func fontWidth(_ width: Font.Width?) -> some View { textLooks { $0.font.width = width } }

  /// Texts inside larger or smaller than their font is.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    textLooks { if isEnabled { $0.font.scale = scale.factor } }
  }

  /// The letters of texts inside further from each other, or nearer.
  public func tracking(_ tracking: CGFloat) -> some View {
    textLooks { $0.text.tracking = Double(tracking) }
  }

  /// The letters of texts inside further above the lines that they stand on, or below them.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textLooks { $0.text.rise = Double(baselineOffset) }
  }

  /// The letters of texts inside further from each other, or nearer.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Texts inside in italics.
  public func italic(_ isActive: Bool = true) -> some View {
    textLooks { $0.font.isItalic = isActive }
  }

  /// Texts inside in another kind of letters.
  public func fontDesign(_ design: Font.Design?) -> some View {
    textLooks { $0.font.design = design }
  }

  /// Texts inside with letters that are as wide as each other.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Texts inside with digits that are as wide as each other.
  public func monospacedDigit() -> some View { textLooks { $0.font.hasEvenDigits = true } }

  /// Texts inside as large as for a person who likes this size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Texts inside no larger and no smaller than this.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let least = sizes.first, let most = sizes.last else { return }
      size = min(most, max(least, size))
    }
  }
}
