import Synchronization

/// Tells subscribers and subscriptions apart, whether they are objects or values.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let rawValue: UInt

  /// An identifier that no other has.
  public init() {
    // Odd numbers, so that none is ever the address of an object.
    rawValue = UInt(Self.counter.wrappingAdd(2, ordering: .relaxed).oldValue)
  }

  /// The identifier of an object: the same for as long as it lives.
  public init(_ object: AnyObject) {
    rawValue = UInt(bitPattern: ObjectIdentifier(object))
  }

  private static let counter = Atomic<UInt64>(1)

  /// The identifier in hexadecimal digits.
  public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// Has an identity that a stream can tell apart from others.
public protocol CustomCombineIdentifierConvertible {
  /// This instance's identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// An object's identity is its address.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
