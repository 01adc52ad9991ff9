extension KeyboardOwner where Self: UIView {
  var isShown: Bool { place != nil }
  var keyboardRoom: KeyboardRoom? { window?.keyboardRoom }
}

extension UIView {
  /// Whether it, or something in it, has the keyboard.
  var holdsFirstResponder: Bool {
    guard let owner = window?.keyboardRoom.owner as? UIView else { return false }
    return owner.isDescendant(of: self)
  }

  /// Takes the keyboard from the view in it that has it, even if that does not want to let it go where it
  /// is `force`d. Returns whether nothing in it has the keyboard any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    let window = (self as? UIWindow) ?? window
    guard let owner = window?.keyboardRoom.owner, let view = owner as? UIView,
      view.isDescendant(of: self)
    else { return true }
    if force {
      owner.focus.drop(from: owner)
      return true
    }
    return view.resignFirstResponder()
  }
}
