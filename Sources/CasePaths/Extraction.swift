import Threads

/// Takes payloads out of enums, told only how they are put in.
enum Extraction {
  /// The payload of `root`, if `root` is the case that `embed` makes.
  ///
  /// The payload is read as the case declares it. Whether it is the right case is asked of `embed`,
  /// which is given a real payload of a fitting type and so never sees anything it could not take.
  static func payload<Root, Value>(
    of root: Root, embeddedBy embed: (Value) -> Root?
  ) -> Value? {
    guard let type = EnumType(Root.self) else { return nil }
    if let value: Value = read(root, type), let again = embed(value), areSameCase(again, root) {
      return value
    }
    guard let optional = Root.self as? any OptionalRoot.Type else { return nil }
    return descend(optional, root, embed)
  }

  /// Whether both are the same case, whatever their payloads.
  static func areSameCase<Root>(_ one: Root, _ other: Root) -> Bool {
    guard let type = EnumType(Root.self) else { return true }
    guard type.index(of: one) == type.index(of: other) else { return false }
    guard let optional = Root.self as? any OptionalRoot.Type else { return true }
    return areSameCaseWithin(optional, one, other)
  }

  /// Whether `root` is what `example` is: the same case without a payload, or an equal value.
  static func matches<Root>(_ root: Root, _ example: Root) -> Bool {
    guard areSameCase(root, example) else { return false }
    return isBare(example) || areEqual(root, example)
  }

  private static func read<Root, Value>(_ root: Root, _ type: EnumType) -> Value? {
    let index = type.index(of: root)
    guard let payload = type.payloadType(at: index).map(PayloadType.init) else { return nil }
    guard payload.isReadable || type.isParameter(at: index) else {
      let function = FunctionPayload(payload)?.read(of: root, type, at: index)
      return function.flatMap { $0 as? Value }
    }
    if payload.isLaidOut(as: Value.self) {
      return type.payload(of: root, at: index, as: Value.self)
    }
    // The compiler let a case that takes an `Int?` or `any Error` stand for one that takes an `Int`
    // or some error.
    return converted(payload.type, root, type, index)
  }

  private static func converted<Payload, Root, Value>(
    _ payload: Payload.Type, _ root: Root, _ type: EnumType, _ index: Int
  ) -> Value? {
    type.payload(of: root, at: index, as: payload) as? Value
  }

  static func isBare<Root>(_ example: Root) -> Bool {
    guard let type = EnumType(Root.self) else { return false }
    if type.payloadType(at: type.index(of: example)) == nil { return true }
    guard let optional = Root.self as? any OptionalRoot.Type else { return false }
    return isBareWithin(optional, example)
  }
}

// MARK: Optionals

/// A root may be promoted to an optional: then it is the case inside that counts.
private protocol OptionalRoot {
  associatedtype Wrapped
  var optional: Wrapped? { get }
}

extension Optional: OptionalRoot {
  fileprivate var optional: Wrapped? { self }
}

extension Extraction {
  private static func descend<O: OptionalRoot, Root, Value>(
    _ type: O.Type, _ root: Root, _ embed: (Value) -> Root?
  ) -> Value? {
    guard let inner = (root as? O)?.optional else { return nil }
    return payload(of: inner) { (embed($0) as? O)?.optional }
  }

  private static func areSameCaseWithin<O: OptionalRoot, Root>(
    _ type: O.Type, _ one: Root, _ other: Root
  ) -> Bool {
    guard let one = (one as? O)?.optional, let other = (other as? O)?.optional else { return true }
    return areSameCase(one, other)
  }

  private static func isBareWithin<O: OptionalRoot, Root>(_ type: O.Type, _ example: Root) -> Bool {
    (example as? O)?.optional.map { isBare($0) } ?? false
  }
}
