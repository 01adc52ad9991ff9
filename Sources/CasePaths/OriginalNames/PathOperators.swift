/// The path itself: `/.self` for `/Action.self`, where the type is known.
public prefix func / <Root, Value>(path: CasePath<Root, Value>) -> CasePath<Root, Value> { path }

/// What takes the payload out of a case, as a function: `actions.compactMap(/Action.search)`.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  let path: CasePath<Root, Value> = /embed
  return path.extract(from:)
}

// The optional is what ranks this below the one that makes a path, where neither type is asked for.

/// What tells a case without a payload, as a function.
@_disfavoredOverload
public prefix func / <Root>(root: Root?) -> (Root) -> Void? {
  guard let root else { return { _ in nil } }
  let path: CasePath<Root, Void> = /root
  return path.extract(from:)
}

/// The path through a case and, inside it, to the case that `embed` makes.
@_disfavoredOverload
public func .. <Root, Middle, Value>(
  outer: CasePath<Root, Middle>, embed: @escaping (Value) -> Middle
) -> CasePath<Root, Value> {
  outer.appending(path: /embed)
}

/// What takes a payload out of a case inside of what `extract` takes out.
@_disfavoredOverload
public func .. <Root, Middle, Value>(
  extract: @escaping (Root) -> Middle?, embed: @escaping (Value) -> Middle
) -> (Root) -> Value? {
  let path: CasePath<Middle, Value> = /embed
  return { extract($0).flatMap(path.extract(from:)) }
}
