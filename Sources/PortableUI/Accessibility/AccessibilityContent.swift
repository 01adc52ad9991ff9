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

  package static func == (lhs: AccessibilityContent, rhs: AccessibilityContent) -> Bool {
    lhs.words === rhs.words
      || lhs.label == rhs.label && lhs.value == rhs.value && lhs.hint == rhs.hint
        && lhs.identifier == rhs.identifier && lhs.isHidden == rhs.isHidden
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
    var identifier: String?
    var isHidden = false

    init(copying other: Words?) {
      guard let other else { return }
      label = other.label
      value = other.value
      hint = other.hint
      identifier = other.identifier
      isHidden = other.isHidden
    }
  }
}
