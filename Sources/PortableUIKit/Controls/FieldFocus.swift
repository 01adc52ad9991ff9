import PortableCombine

/// What a person types into. It may refuse to be typed into, and to let the keyboard go.
protocol KeyboardOwner: AnyObject {
  /// Where the keyboard is.
  var focus: FieldFocus { get }

  /// Whether it is shown.
  var isShown: Bool { get }

  /// Whether it takes the keyboard.
  var canBecomeFirstResponder: Bool { get }

  /// Where only one has the keyboard.
  var keyboardRoom: KeyboardRoom? { get }

  /// Whether a person may begin to type.
  var mayBeginEditing: Bool { get }

  /// Whether a person may end it.
  var mayEndEditing: Bool { get }

  /// It has the keyboard.
  func editingBegan()

  /// It has the keyboard no longer.
  func editingEnded()
}

/// What has one keyboard: a window.
final class KeyboardRoom {
  /// What in it has the keyboard.
  weak var owner: (any KeyboardOwner)?
}

/// Where the keyboard is, and where a program wants it: of one view that a person types into.
final class FieldFocus: ObservableObject {
  @Published var isWanted = false

  /// Whether it is there.
  private(set) var isThere = false

  /// Takes the keyboard to `owner`, which has it from now on; where that is not shown yet, once it is.
  /// Returns whether that may be.
  func take(to owner: some KeyboardOwner) -> Bool {
    guard !isThere else { return true }
    guard owner.canBecomeFirstResponder else { return false }
    guard owner.isShown else {
      isWanted = true
      return true
    }
    guard begins(in: owner) else { return false }
    isWanted = true
    return true
  }

  /// Lets the keyboard go from `owner`. Returns whether that may be.
  func letGo(of owner: some KeyboardOwner) -> Bool {
    guard isThere else {
      isWanted = false
      return true
    }
    guard owner.mayEndEditing else { return false }
    isWanted = false
    end(in: owner)
    return true
  }

  /// The same, whatever `owner` says.
  func drop(from owner: some KeyboardOwner) {
    isWanted = false
    if isThere { end(in: owner) }
  }

  /// The keyboard came to `owner` or went: by a person, or because that was wanted. Returns whether that
  /// may be.
  func follows(_ isHere: Bool, of owner: any KeyboardOwner) -> Bool {
    guard isHere != isThere else { return true }
    if isHere { return begins(in: owner) }
    guard owner.mayEndEditing else { return false }
    end(in: owner)
    return true
  }

  private func begins(in owner: any KeyboardOwner) -> Bool {
    guard owner.mayBeginEditing else { return false }
    if let other = owner.keyboardRoom?.owner, other !== owner {
      guard other.focus.letGo(of: other) else { return false }
    }
    isThere = true
    owner.keyboardRoom?.owner = owner
    owner.editingBegan()
    return true
  }

  private func end(in owner: any KeyboardOwner) {
    isThere = false
    if let room = owner.keyboardRoom, room.owner === owner { room.owner = nil }
    owner.editingEnded()
  }
}
