import Testing
import ViewStore

/// Which parts of a store are the same one.
@MainActor
struct PartIdentityTests {
  private class Animal {}
  private final class Dog: Animal {}

  private enum Inner {
    case on
    case off
  }

  private enum Action {
    case refresh
    case move(x: Int, y: String)
    case pick(String)
    case number(UInt8)
    case maybe(UInt8?)
    case error(any Error)
    case flop(Flop)
    case animal(Animal)
    case dog(Dog)
    case inner(Inner)
  }

  private struct Flop: Error {}
  private struct State: Equatable {
    var left = 0
    var right = 0
  }

  private let store = MockStore<State, Action>(state: State(left: 1, right: 2))

  private func part<Value>(_ path: CasePath<Action, Value>) -> AnyObject {
    store.scoped(stateKeyPath: \.left, actionCasePath: path)
  }

  private func isSame(_ one: AnyObject, _ other: AnyObject) -> Bool { one === other }

  @Test func `another part of the state is another part`() {
    let left = store.scoped(stateKeyPath: \.left, actionCasePath: /Action.refresh)
    let right = store.scoped(stateKeyPath: \.right, actionCasePath: /Action.refresh)
    #expect(left !== right)
    #expect(left.state == 1 && right.state == 2)
  }

  @Test func `paths to one case lead to one part`() {
    let parts = [
      part(/Action.move), part(/Action.refresh), part(/Action.inner), part(/Action.self),
      part(/Action.inner .. /Inner.on),
    ]
    #expect(isSame(part(/Action.move), parts[0]))
    #expect(isSame(part(/Action.refresh), parts[1]))
    #expect(isSame(part(/Action.inner), parts[2]))
    #expect(isSame(part(/Action.self), parts[3]))
    #expect(isSame(part(/Action.inner .. /Inner.on), parts[4]))
  }

  @Test func `cases further in are told apart`() {
    let on = part(/Action.inner .. /Inner.on)
    #expect(!isSame(part(/Action.inner .. /Inner.off), on))
  }

  @Test func `cases that hold different values are told apart`() {
    let (lake, hill): (CasePath<Action, Void>, CasePath<Action, Void>) = (
      /Action.pick("lake"), /Action.pick("hill")
    )
    let first = part(lake)
    #expect(!isSame(part(hill), first))
  }

  @Test func `cases that could hold the same are told apart`() {
    let number = part(/Action.number)
    let maybe: CasePath<Action, UInt8> = /Action.maybe
    #expect(!isSame(part(maybe), number))
    let flop = part(/Action.flop)
    let error: CasePath<Action, Flop> = /Action.error
    #expect(!isSame(part(error), flop))
    let dog = part(/Action.dog)
    let animal: CasePath<Action, Dog> = /Action.animal
    #expect(!isSame(part(animal), dog))
  }
}
