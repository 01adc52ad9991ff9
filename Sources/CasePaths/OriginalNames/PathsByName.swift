extension CasePath {
  /// The path to a case with a payload, as `/Action.search` is.
  public init(_ embed: @escaping (Value) -> Root) { self = /embed }

  /// The path to a case without a payload, as `/Action.refresh` is.
  @_disfavoredOverload
  public init(_ root: Root) where Value == Void { self = /root }

  /// The path from a type to itself, as `/Action.self` is.
  public init(_ type: Root.Type) where Value == Root { self = /type }
}

extension CasePath where Root == Value {
  /// The path from a type to itself.
  public static var `self`: CasePath { /Root.self }
}

extension CasePath where Root == Value? {
  /// The path to what an optional holds.
  public static var some: CasePath { /Optional.some }
}

extension CasePath where Root == Void {
  /// A path from nothing to a value that is always this one.
  public static func constant(_ value: Value) -> CasePath {
    CasePath(embed: { _ in () }, extract: { value })
  }
}

extension CasePath where Value == Never {
  /// A path to nothing, which no value takes.
  public static var never: CasePath {
    func impossible<Result>(_ never: Never) -> Result {}
    return CasePath(embed: impossible, extract: { _ in nil })
  }
}

extension CasePath where Value: RawRepresentable, Root == Value.RawValue {
  /// The path from a raw value to what it stands for.
  public static var rawValue: CasePath {
    CasePath(embed: { $0.rawValue }, extract: { Value(rawValue: $0) })
  }
}

extension CasePath where Value: LosslessStringConvertible, Root == String {
  /// The path from a text to the value that is described so.
  public static var description: CasePath {
    CasePath(embed: { $0.description }, extract: { Value($0) })
  }
}

extension CasePath: CustomStringConvertible {
  /// The path's type: from what, to what.
  public var description: String { "CasePath<\(Root.self), \(Value.self)>" }
}
