/// What assistive technologies are told beyond what an element shows.
///
/// Of most elements that is nothing, so it lies outside of them: it is small, and quickly copied and
/// compared.
package struct AccessibilityContent: Equatable {
  private var box: Box?

  package init() {}

  /// What it is called.
  package var label: String? {
    get { box?.words.label }
    set { own().words.label = newValue }
  }

  /// Its value.
  package var value: String? {
    get { box?.words.value }
    set { own().words.value = newValue }
  }

  /// What happens when it is used.
  package var hint: String? {
    get { box?.words.hint }
    set { own().words.hint = newValue }
  }

  /// What is said of it to whoever points at it for a while.
  package var help: String? {
    get { box?.words.help }
    set { own().words.help = newValue }
  }

  /// A name that only programs hear.
  package var identifier: String? {
    get { box?.words.identifier }
    set { own().words.identifier = newValue }
  }

  /// Whether it is passed over.
  package var isHidden: Bool {
    get { box?.words.isHidden ?? false }
    set { own().words.isHidden = newValue }
  }

  /// What it is, beyond what it shows.
  package var traits: AccessibilityTraits {
    get { box?.words.traits ?? [] }
    set { own().words.traits = newValue }
  }

  /// What can be done with it.
  package var actions: [AccessibilityAction] {
    get { box?.words.actions ?? [] }
    set { own().words.actions = newValue }
  }

  /// How high a heading it is; `nil` where nobody has said so.
  package var headingLevel: Int? {
    get { box?.words.headingLevel }
    set { own().words.headingLevel = newValue }
  }

  /// How early it is read among those beside it.
  package var sortPriority: Double {
    get { box?.words.sortPriority ?? 0 }
    set { own().words.sortPriority = newValue }
  }

  /// More that there is to know of it.
  package var details: [AccessibilityDetail] {
    get { box?.words.details ?? [] }
    set { own().words.details = newValue }
  }

  /// Other names by which a person may call it.
  package var inputLabels: [String] {
    get { box?.words.inputLabels ?? [] }
    set { own().words.inputLabels = newValue }
  }

  /// Whether the keyboard may be moved to it so that it is read aloud.
  package var isAskedForKeyboard: Bool {
    get { box?.words.isAskedForKeyboard ?? false }
    set { own().words.isAskedForKeyboard = newValue }
  }

  /// What it is named by, or names.
  package var pairs: [AccessibilityPair] {
    get { box?.words.pairs ?? [] }
    set { own().words.pairs = newValue }
  }

  /// With what it belongs together.
  package var link: AccessibilityLink? {
    get { box?.words.link }
    set { own().words.link = newValue }
  }

  /// Whether a person may do with it what it offers.
  package var isForPerson: Bool {
    get { box?.words.isForPerson ?? true }
    set { own().words.isForPerson = newValue }
  }

  package static func == (lhs: AccessibilityContent, rhs: AccessibilityContent) -> Bool {
    lhs.box === rhs.box || (lhs.box?.words ?? Words()) == (rhs.box?.words ?? Words())
  }

  private mutating func own() -> Box {
    if isKnownUniquelyReferenced(&box), let box { return box }
    let copy = Box(box?.words ?? Words())
    box = copy
    return copy
  }

  private struct Words: Equatable {
    var label: String?
    var value: String?
    var hint: String?
    var help: String?
    var identifier: String?
    var isHidden = false
    var traits: AccessibilityTraits = []
    var actions: [AccessibilityAction] = []
    var headingLevel: Int?
    var sortPriority = 0.0
    var details: [AccessibilityDetail] = []
    var inputLabels: [String] = []
    var isAskedForKeyboard = false
    var pairs: [AccessibilityPair] = []
    var link: AccessibilityLink?
    var isForPerson = true
  }

  private final class Box {
    var words: Words

    init(_ words: Words) { self.words = words }
  }
}

extension AccessibilityContent {
  /// What is said after its name: what it is for, and more that there is to know.
  package var spokenHint: String? {
    guard !details.isEmpty else { return hint ?? help }
    return ([hint ?? help].compactMap(\.self) + details.map(\.words)).joined(separator: ", ")
  }
}

/// One thing more that there is to know of an element.
package struct AccessibilityDetail: Equatable {
  /// What tells it from the others.
  var key: String
  package let label: String
  package let value: String

  /// It in words: `Battery: 40 %`.
  var words: String { label.isEmpty ? value : "\(label): \(value)" }
}
