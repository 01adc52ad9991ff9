/// Something that assistive technologies can do with an element, beyond what a pointer or a key does.
///
/// What it does is the business of the node that told of it, which knows the newest closure. So two of
/// them are equal when they are called the same and come from the same place.
package struct AccessibilityAction {
  /// What it is for.
  package enum Kind: Hashable {
    /// Whatever its name says.
    case named
    /// What is done to use it.
    case activate
    /// Leaving it.
    case escape
    /// What matters most here and now.
    case magicTap
    /// Deleting it.
    case delete
    /// Showing its menu.
    case showMenu
    /// A step up, or down.
    case increment, decrement
  }

  package let kind: Kind

  /// What it is called when it is offered.
  package let name: String

  /// The node that told of it, and its place among those that this one tells of.
  let owner: ObjectIdentifier
  let number: Int

  /// Does it.
  let perform: () -> Void
}

extension AccessibilityAction: Equatable {
  package static func == (lhs: AccessibilityAction, rhs: AccessibilityAction) -> Bool {
    lhs.kind == rhs.kind && lhs.name == rhs.name && lhs.owner == rhs.owner
      && lhs.number == rhs.number
  }
}

extension AccessibilityContent {
  /// What can be done with it by a person.
  package var offeredActions: [AccessibilityAction] { isForPerson ? actions : [] }

  /// Whether it can be stepped up and down.
  package var isAdjustable: Bool { offeredActions.contains { $0.kind == .increment } }

  /// What can be done by a name.
  package var namedActions: [AccessibilityAction] {
    offeredActions.filter { $0.kind != .increment && $0.kind != .decrement }
  }

  /// Puts `new` where the actions of the same owner were, or behind all others.
  mutating func take(_ new: [AccessibilityAction], of owner: ObjectIdentifier) {
    let old = actions.filter { $0.owner == owner }
    guard new != old else { return }
    let place = actions.firstIndex { $0.owner == owner } ?? actions.count
    actions.removeAll { $0.owner == owner }
    actions.insert(contentsOf: new, at: place)
  }
}

extension Speakable {
  /// Whether the tabulator key leads to it for no other reason than that it can be stepped up and down.
  package var isSteppedByKeys: Bool { accessibility.isAdjustable && takesNoKeysItself }

  /// Whether the keyboard may be there for no other reason than what assistive technologies were told.
  package var isFocusedForSpeech: Bool {
    (accessibility.isAskedForKeyboard || accessibility.isAdjustable) && takesNoKeysItself
  }

  private var takesNoKeysItself: Bool {
    switch content {
    case .text, .fill, .shape, .drawing, .image: true
    case .layer(let layer): layer.looks.seat == nil && layer.list == nil
    case .scroll, .divider, .button, .field, .control, .surface: false
    }
  }
}
