/// What assistive technologies are told beyond what an element shows.
///
/// Of most elements that is nothing, so it lies outside of them: it is small, and quickly copied and
/// compared.
package struct AccessibilityContent: Equatable {
  private var words: Words?

  package init() {}

  /// What it is called.
  package var label: String? {
    get { words?.label }
    set { own().label = newValue }
  }

  /// Its value.
  package var value: String? {
    get { words?.value }
    set { own().value = newValue }
  }

  /// What happens when it is used.
  package var hint: String? {
    get { words?.hint }
    set { own().hint = newValue }
  }

  /// What is said of it to whoever points at it for a while.
  package var help: String? {
    get { words?.help }
    set { own().help = newValue }
  }

  /// What is said after its name.
  package var spokenHint: String? { hint ?? help }

  /// A name that only programs hear.
  package var identifier: String? {
    get { words?.identifier }
    set { own().identifier = newValue }
  }

  /// Whether it is passed over.
  package var isHidden: Bool {
    get { words?.isHidden ?? false }
    set { own().isHidden = newValue }
  }

  /// What it is, beyond what it shows.
  package var traits: AccessibilityTraits {
    get { words?.traits ?? [] }
    set { own().traits = newValue }
  }

  package static func == (lhs: AccessibilityContent, rhs: AccessibilityContent) -> Bool {
    lhs.words === rhs.words
      || lhs.label == rhs.label && lhs.value == rhs.value && lhs.hint == rhs.hint
        && lhs.help == rhs.help && lhs.identifier == rhs.identifier && lhs.isHidden == rhs.isHidden
        && lhs.traits == rhs.traits
  }

  private mutating func own() -> Words {
    if isKnownUniquelyReferenced(&words), let words { return words }
    let copy = Words(copying: words)
    words = copy
    return copy
  }

  private final class Words {
    var label: String?
    var value: String?
    var hint: String?
    var help: String?
    var identifier: String?
    var isHidden = false
    var traits: AccessibilityTraits = []

    init(copying other: Words?) {
      guard let other else { return }
      label = other.label
      value = other.value
      hint = other.hint
      help = other.help
      identifier = other.identifier
      isHidden = other.isHidden
      traits = other.traits
    }
  }
}
