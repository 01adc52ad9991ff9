/// How what a view shows becomes something else.
public struct ContentTransition: Hashable, Sendable {
  let fades: Bool

  /// How symbols become others; `nil` where they do so at once.
  var symbols: SymbolReplacing?

  /// What is new is there at once.
  public static let identity = ContentTransition(fades: false)

  /// What was there fades away while what is new appears.
  public static let opacity = ContentTransition(fades: true)

  /// What was there becomes what is new. Colours and sizes do so whatever is said; words, of which there
  /// are none in between, fade.
  public static let interpolate = ContentTransition(fades: true)

  /// For words that are numbers. No digit rolls here: the words fade, whichever way they count.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(fades: true)
  }

  /// For words that are the number `value`. No digit rolls here: the words fade, whichever way it went.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(fades: true)
  }
}

extension EnvironmentValues {
  /// How what views show becomes something else.
  public var contentTransition: ContentTransition {
    get { textLooks.contentTransition }
    set { textLooks.contentTransition = newValue }
  }
}

nonisolated extension View {
  /// How words inside become others, where the change that brings them carries an animation.
  ///
  ///     Text("\(score)").contentTransition(.numericText())
  ///
  /// A text that a person may select has its new words at once.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
