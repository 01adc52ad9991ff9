/// A payload that is a function, or an optional one, as far as it can be read where only its type is
/// known at run time.
///
/// What a function that takes or returns something looks like in memory depends on who looks. A struct
/// that has it as a field looks as the enum does that has it as a payload. There must be one such
/// struct for each type, so there are those for functions that take and return nothing.
struct FunctionPayload {
  private let holder: any FunctionHolder.Type
  private let isOptional: Bool

  /// The payload of this type; `nil` where it is something else, or a function that cannot be read.
  init?(_ type: PayloadType) {
    let whole = PayloadType.unlabelled(type.type)
    let wrapped = PayloadType.wrapped(by: whole)
    guard let holder = holders[ObjectIdentifier(wrapped ?? whole)] else { return nil }
    self.holder = holder
    isOptional = wrapped != nil
  }

  /// The function in `root`, which is the case at `index` of `type`.
  func read<Root>(of root: Root, _ type: EnumType, at index: Int) -> Any? {
    func held<Holder: FunctionHolder>(by holder: Holder.Type) -> Any? {
      guard isOptional else { return type.payload(of: root, at: index, as: holder).function }
      return type.payload(of: root, at: index, as: Holder?.self).map(\.function) as Any
    }
    return held(by: holder)
  }
}

private protocol FunctionHolder: SendableMetatype {
  associatedtype Function
  var held: Function { get }
}

extension FunctionHolder {
  fileprivate static var key: ObjectIdentifier { ObjectIdentifier(Function.self) }
  fileprivate var function: Any { held }
}

// Who may call it, and from where, says the type, and changes nothing of what lies in memory.
private struct Plain: FunctionHolder { let held: () -> Void }
private struct Throwing: FunctionHolder { let held: () throws -> Void }
private struct Async: FunctionHolder { let held: () async -> Void }
private struct AsyncThrowing: FunctionHolder { let held: () async throws -> Void }
private struct Shared: FunctionHolder { let held: @Sendable () -> Void }
private struct SharedThrowing: FunctionHolder { let held: @Sendable () throws -> Void }
private struct SharedAsync: FunctionHolder { let held: @Sendable () async -> Void }
private struct SharedAsyncThrowing: FunctionHolder { let held: @Sendable () async throws -> Void }
private struct OnMain: FunctionHolder { let held: @MainActor () -> Void }
private struct OnMainThrowing: FunctionHolder { let held: @MainActor () throws -> Void }
private struct OnMainAsync: FunctionHolder { let held: @MainActor () async -> Void }
private struct OnMainAsyncThrowing: FunctionHolder { let held: @MainActor () async throws -> Void }
private struct SharedOnMain: FunctionHolder { let held: @MainActor @Sendable () -> Void }
private struct SharedOnMainAsync: FunctionHolder { let held: @MainActor @Sendable () async -> Void }

private let holders: [ObjectIdentifier: any FunctionHolder.Type] = {
  let all: [any FunctionHolder.Type] = [
    Plain.self, Throwing.self, Async.self, AsyncThrowing.self, Shared.self, SharedThrowing.self,
    SharedAsync.self, SharedAsyncThrowing.self, OnMain.self, OnMainThrowing.self,
    OnMainAsync.self, OnMainAsyncThrowing.self, SharedOnMain.self, SharedOnMainAsync.self,
  ]
  // Where the language mode makes functions of the main actor sendable, two are of one type.
  return Dictionary(all.map { ($0.key, $0) }, uniquingKeysWith: { one, _ in one })
}()
