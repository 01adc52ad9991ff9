/// What tells groups apart: what the caller named, or else the place of the call.
///
/// What was named is kept as it came. Making an `AnyHashable` of a number, and comparing two of those,
/// takes as long as all the rest of a debounced call.
@usableFromInline
enum DebounceKey {
  case identifier(any Hashable)
  case site(CallSite)

  /// A group for each lane: what waits for its time there.
  case lane(any Hashable)

  /// The group that `identifier` names, which may be in an `AnyHashable`.
  @usableFromInline
  init(_ identifier: any Hashable) {
    self = .identifier(Self.unwrapped(identifier))
  }

  @inlinable
  static func unwrapped<Identifier: Hashable>(_ identifier: Identifier) -> any Hashable {
    guard Identifier.self == AnyHashable.self else { return identifier }
    return (identifier as AnyHashable).base as? any Hashable ?? identifier
  }
}

extension DebounceKey: Hashable {
  @usableFromInline
  static func == (one: DebounceKey, other: DebounceKey) -> Bool {
    switch (one, other) {
    case (.site(let one), .site(let other)): one == other
    case (.identifier(let one), .identifier(let other)): isSame(one, other)
    case (.lane(let one), .lane(let other)): isSame(one, other)
    case (.site, _), (.identifier, _), (.lane, _): false
    }
  }

  @usableFromInline var isLane: Bool { if case .lane = self { true } else { false } }

  /// What it was named, for people.
  var words: String {
    switch self {
    case .site(let site): "\(site.file):\(site.line)"
    case .identifier(let identifier), .lane(let identifier): "\(identifier)"
    }
  }

  private static func isSame<Identifier: Hashable>(
    _ one: Identifier, _ other: any Hashable
  ) -> Bool {
    if let other = other as? Identifier { one == other } else { false }
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    switch self {
    case .site(let site): hasher.combine(site)
    case .identifier(let identifier), .lane(let identifier): hasher.combine(identifier)
    }
  }
}
