import Threads

/// Names something that a change carries to the views that it reaches.
public protocol TransactionKey {
  /// The type of that.
  associatedtype Value

  /// What a change carries that says nothing of it.
  static var defaultValue: Value { get }
}

/// What a change carries by keys.
struct TransactionValues: Sendable, Equatable {
  private var values: [ObjectIdentifier: Handover<any Sameable>] = [:]

  static let none = TransactionValues()

  subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      (values[ObjectIdentifier(key)]?.content as? Carried<K.Value>)?.value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = Handover(Carried(value: newValue)) }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.values.count == rhs.values.count
      && lhs.values.allSatisfy { key, one in
        rhs.values[key].map { one.content.isSame(as: $0.content) } ?? false
      }
  }
}

private protocol Sameable {
  func isSame(as other: any Sameable) -> Bool
}

private struct Carried<Value>: Sameable {
  let value: Value

  func isSame(as other: any Sameable) -> Bool {
    (other as? Self).map { isSurelyEqual(value, $0.value) } ?? false
  }
}

extension Transaction {
  /// What the change carries by `key`.
  ///
  /// A write within `withTransaction(_:_:_:)` gives it; `transaction(_:)` around views reads it.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[key] }
    set { values[key] = newValue }
  }
}
