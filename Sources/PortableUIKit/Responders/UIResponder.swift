import Foundation

/// What hears what a person does, and passes on what it does not care for.
@preconcurrency @MainActor
open class UIResponder: Hashable {
  /// Something that hears.
  public init() {}

  /// Who hears what this one does not care for.
  open var next: UIResponder? { nil }

  /// Whether it takes the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it lets the keyboard go.
  open var canResignFirstResponder: Bool { true }

  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { false }

  /// Takes the keyboard. Returns whether it has it now, or has it with the next frame.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Lets the keyboard go. Returns whether it has done so.
  @discardableResult
  open func resignFirstResponder() -> Bool { canResignFirstResponder }

  /// Keys that do something. Those of controllers are heard while their views are seen.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Two of them are equal when they are the same object.
  public nonisolated static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

  /// Equal ones hash alike.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIResponder: CustomStringConvertible {
  /// The type, and which one of it.
  public nonisolated var description: String {
    let address = UInt(bitPattern: ObjectIdentifier(self).hashValue)
    return "<\(String(describing: type(of: self))): 0x\(String(address, radix: 16))>"
  }
}
