/// A way to a case of an enum and back: what a key path is to a property, this is to a case.
///
/// A slash in front of a case makes one:
///
/// ```swift
/// let typing = /Action.search
/// let action = typing.embed("lake")  // Action.search("lake")
/// let query = typing.extract(from: action)  // "lake"
/// ```
public struct CasePath<Root, Value> {
  private let embedding: (Value) -> Root
  private let extraction: (Root) -> Value?

  /// Which case it is, worked out where somebody needs to know.
  package let identity: () -> CaseIdentity

  /// A path made of its two directions. `extract` returns `nil` for every other case.
  public init(embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    let token = CaseIdentity.Token()
    self.init(embed: embed, extract: extract) { .custom(token) }
  }

  init(
    embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?,
    identity: @escaping () -> CaseIdentity
  ) {
    embedding = embed
    extraction = extract
    self.identity = identity
  }

  /// The case, with `value` in it.
  public func embed(_ value: Value) -> Root { embedding(value) }

  /// What the case holds; `nil` where `root` is another case, or where its payload cannot be read.
  ///
  /// Functions that take or return something and metatypes, alone or in tuples and optionals, cannot be
  /// read, unless the case is declared with a parameter of the enum: `case value(Value)`. Such a path is
  /// made of both directions.
  public func extract(from root: Root) -> Value? { extraction(root) }

  /// The path through this case and, inside it, through `path`.
  public func appending<Inner>(path: CasePath<Value, Inner>) -> CasePath<Root, Inner> {
    CasePath<Root, Inner>(
      embed: { embed(path.embed($0)) },
      extract: { extract(from: $0).flatMap(path.extract(from:)) },
      identity: { .chain([identity(), path.identity()]) })
  }

  /// Whether `root` is the case that `path` leads to: `case /Action.search:` in a `switch`.
  public static func ~= (path: CasePath, root: Root) -> Bool { path.extract(from: root) != nil }
}

/// Tells the cases that paths lead to apart.
package indirect enum CaseIdentity: Hashable {
  /// The root itself.
  case whole

  /// The case at `index` of `root`.
  case one(root: ObjectIdentifier, index: Int)
  case chain([CaseIdentity])

  /// Nobody can tell where it leads: it is the same only as its copies.
  case custom(Token)

  /// What the copies of one path share.
  package final class Token: Hashable, Sendable {
    /// Whether both are the same one.
    package static func == (one: Token, other: Token) -> Bool { one === other }

    /// Feeds in which one it is.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}

extension CaseIdentity {
  /// The only case of `root` that a `value` fits in, if there is just one.
  static func ofCase(holding value: Any.Type, in root: Any.Type, else token: Token) -> Self {
    guard let type = EnumType(root) else { return .custom(token) }
    let fitting = (0..<type.caseCount).filter {
      type.payloadType(at: $0).map { PayloadType(type: $0).couldHold(value) } ?? false
    }
    guard let index = fitting.first, fitting.count == 1 else { return .custom(token) }
    return .one(root: ObjectIdentifier(root), index: index)
  }

  static func ofBareCase<Root>(_ example: Root, else token: Token) -> Self {
    guard let type = EnumType(Root.self), type.payloadType(at: type.index(of: example)) == nil
    else { return .custom(token) }
    return .one(root: ObjectIdentifier(Root.self), index: type.index(of: example))
  }
}
