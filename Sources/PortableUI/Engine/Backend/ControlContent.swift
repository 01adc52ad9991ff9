/// What a control shows, apart from how a backend shows it: all that the engine must know of it.
///
/// Each control brings one such type in its own folder; ``ShownControl`` says what backends do with it.
package protocol ControlContent: Equatable {
  /// Whether a person may operate it now.
  var isEnabled: Bool { get }

  /// Whether a person operates it at all, rather than look at it.
  var isOperated: Bool { get }

  /// Its name for assistive technologies; empty where a label beside it says that.
  var label: String { get }

  /// The number that is shown step by step on its way to another; `nil` where nothing moves.
  var movingNumber: Double? { get set }

  /// What a person can choose there, in order; empty where nothing is chosen.
  var choices: [String] { get }

  /// The same where all its numbers can be shown; otherwise as much as can be.
  var showable: Self { get }

  /// The numbers in it that may not be showable, in words.
  var numbers: String { get }
}

extension ControlContent {
  package var isOperated: Bool { true }
  package var label: String { "" }
  package var choices: [String] { [] }
  package var showable: Self { self }
  package var numbers: String { "" }

  package var movingNumber: Double? {
    get { nil }
    set {}
  }

  fileprivate func isEqual(to other: any ControlContent) -> Bool { self == other as? Self }
}

/// What a control shows, whatever its kind.
package struct AnyControlContent: Equatable {
  package var content: any ControlContent

  package init(_ content: some ControlContent) { self.content = content }

  /// The same where all of it can be shown; otherwise as much as can be.
  var showable: AnyControlContent {
    var showable = self
    showable.content = content.showable
    return showable
  }

  package static func == (lhs: AnyControlContent, rhs: AnyControlContent) -> Bool {
    lhs.content.isEqual(to: rhs.content)
  }
}

extension ElementContent {
  /// The content of a control of one kind, where this is one.
  package func control<Content: ControlContent>(_ kind: Content.Type) -> Content? {
    if case .control(let control) = self { control.content as? Content } else { nil }
  }
}
