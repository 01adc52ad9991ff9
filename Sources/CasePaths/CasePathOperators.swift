prefix operator /

infix operator .. : CasePathCompositionPrecedence

/// Paths are put together from the left.
precedencegroup CasePathCompositionPrecedence {
  associativity: left
}

/// The path to a case with a payload: `/Action.search`.
///
/// Where an optional of the enum is asked for, it leads to the case inside. Write a case here and
/// nothing else: a function that changes what it is given is no way back.
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> CasePath<Root, Value> {
  let token = CaseIdentity.Token()
  return CasePath(
    embed: embed,
    extract: { Extraction.payload(of: $0, embeddedBy: embed) },
    identity: { .ofCase(holding: Value.self, in: Root.self, else: token) })
}

/// The path to a case without a payload: `/Action.refresh`.
///
/// Written with a payload, `/Action.search("lake")` leads to that one value, if values can be
/// equal.
@_disfavoredOverload
public prefix func / <Root>(root: Root) -> CasePath<Root, Void> {
  // Disfavored, for a case with a payload is a function, which is a value too.
  let token = CaseIdentity.Token()
  return CasePath(
    embed: { root },
    extract: { Extraction.matches($0, root) ? () : nil },
    identity: { .ofBareCase(root, else: token) })
}

/// The path from an enum to itself: `/Action.self`.
public prefix func / <Root>(type: Root.Type) -> CasePath<Root, Root> {
  CasePath(embed: { $0 }, extract: { $0 }, identity: { .whole })
}

/// The path through a case and, inside it, through another: `/Action.banner ..
/// /BannerAction.rename`.
public func .. <Root, Middle, Value>(
  outer: CasePath<Root, Middle>, inner: CasePath<Middle, Value>
) -> CasePath<Root, Value> {
  outer.appending(path: inner)
}

// MARK: For the compiler

/// What nothing is. Do not conform to it.
public protocol NoPath {}

/// Never called, for there is no `Path`.
///
/// Of an operator's overloads the compiler first tries the one whose parameter fits best, and stops
/// where that compiles. A case with a payload would always become a path to a bare value. This one
/// fits even better and never compiles; after that all others are compared as those of a function.
public prefix func / <Path: NoPath>(any: Any) -> Path {
  preconditionFailure("a path of a type that does not exist")
}
