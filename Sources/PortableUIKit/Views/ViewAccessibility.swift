import Foundation
import PortableUI

/// What a view is to assistive technologies.
public nonisolated struct UIAccessibilityTraits: OptionSet, Sendable {
  /// What tells it from others.
  public let rawValue: UInt64
  /// What tells it from others.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing special.
  public static let none: UIAccessibilityTraits = []
  /// Something to press.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// Something that leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 4)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 8)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 16)
  /// Words that do not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 32)
  /// Something to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 64)
  /// It holds the tabs that choose among pages.
  public static let tabBar = UIAccessibilityTraits(rawValue: 128)

  var traits: AccessibilityTraits {
    let known: [(UIAccessibilityTraits, AccessibilityTraits)] = [
      (.button, .isButton), (.link, .isLink), (.header, .isHeader), (.image, .isImage),
      (.selected, .isSelected), (.staticText, .isStaticText),
      (.searchField, .isSearchField), (.tabBar, .isTabBar),
    ]
    return known.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
  }
}

extension UIView {
  /// A name that only programs hear.
  public var accessibilityIdentifier: String? {
    get { speech.identifier }
    set { say { $0.identifier = newValue } }
  }

  /// What it is called when it is read aloud, instead of the words it shows.
  public var accessibilityLabel: String? {
    get { speech.label }
    set { say { $0.label = newValue } }
  }

  /// The value that is read aloud with its name.
  public var accessibilityValue: String? {
    get { speech.value }
    set { say { $0.value = newValue } }
  }

  /// What happens when it is used.
  public var accessibilityHint: String? {
    get { speech.hint }
    set { say { $0.hint = newValue } }
  }

  /// What it is, beyond what it shows.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { knownTraitsOfSpeech }
    set {
      knownTraitsOfSpeech = newValue
      say { $0.traits = newValue.traits }
    }
  }

  /// Whether it is read aloud as one thing, called by the texts in it.
  public var isAccessibilityElement: Bool {
    get { isReadAsOne }
    set {
      isReadAsOne = newValue
      looksChanged()
    }
  }

  /// Whether it, and what is in it, is passed over.
  public var accessibilityElementsHidden: Bool {
    get { speech.isHidden }
    set { say { $0.isHidden = newValue } }
  }

  private func say(_ change: (inout AccessibilityContent) -> Void) {
    change(&speech)
    // A control tells it to what it shows, which is what is read.
    looksChanged()
  }

  /// What its content is told of how it is read aloud: a control's is read, and not what is around it.
  func spoken(_ content: some View) -> AnyView {
    var view = AnyView(content)
    if let label = speech.label { view = AnyView(view.accessibilityLabel(label)) }
    if let value = speech.value { view = AnyView(view.accessibilityValue(value)) }
    if let hint = speech.hint { view = AnyView(view.accessibilityHint(hint)) }
    if let name = speech.identifier { view = AnyView(view.accessibilityIdentifier(name)) }
    return view
  }

  /// Whether its content is told, rather than what is around it.
  var speaksByContent: Bool { self is any SpeakingView }
}

/// A view whose content is what is read aloud: a text, a control, a picture.
protocol SpeakingView: UIView {}
