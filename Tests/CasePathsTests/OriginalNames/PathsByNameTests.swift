import CasePaths
import Testing

/// The names of swift-case-paths do what their counterparts here do.
struct PathsByNameTests {
  private enum Action: Equatable {
    case refresh
    case search(String)
    case inner(Inner)
  }

  private enum Inner: Equatable {
    case rename(String)
  }

  private enum Size: Int { case small, large }

  private let actions: [Action] = [.search("lake"), .refresh, .inner(.rename("hill"))]

  @Test func `a slash makes a function, too`() {
    #expect(actions.compactMap(/Action.search) == ["lake"])
    let refreshes: [Void] = actions.compactMap(/Action.refresh)
    #expect(refreshes.count == 1)
    let renaming: (Action) -> String? = /Action.inner .. Inner.rename
    #expect(actions.compactMap(renaming) == ["hill"])
  }

  @Test func `a slash makes a function of a case of an optional, too`() {
    let isNone: (Action?) -> Void? = /Action?.none
    #expect(isNone(nil) != nil && isNone(.refresh) == nil)
    let isRefresh: (Action?) -> Void? = /Action.refresh
    #expect(isRefresh(.refresh) != nil && isRefresh(nil) == nil && isRefresh(actions[0]) == nil)
  }

  @Test func `two dots take a case on the right`() {
    let path = /Action.inner .. Inner.rename
    #expect(path.extract(from: actions[2]) == "hill")
    #expect(path.embed("lake") == .inner(.rename("lake")))
  }

  @Test func `what a case holds is changed in place`() throws {
    var action = Action.search("lake")
    let count = try (/Action.search).modify(&action) { text in
      text += "s"
      return text.count
    }
    #expect(action == .search("lakes"))
    #expect(count == 5)
  }

  @Test func `another case is not changed, and the error says so`() {
    var action = Action.refresh
    let error = #expect(throws: (any Error).self) {
      try (/Action.search).modify(&action) { $0 = "lake" }
    }
    #expect(action == .refresh)
    #expect(
      error.map { "\($0)" } == """
        A payload was to be changed in a value that is another case.
          value: refresh
          path: CasePath<Action, String>
          Fix: Ask 'extract(from:)' first, or catch this error where it may be so.
        """)
  }

  @Test func `an error thrown on the way leaves the value as it was`() {
    struct Flop: Error {}
    var action = Action.search("lake")
    #expect(throws: Flop.self) {
      try (/Action.search).modify(&action) { text in
        text = "hill"
        throw Flop()
      }
    }
    #expect(action == .search("lake"))
  }

  @Test func `paths have names`() {
    let whole: CasePath<Action, Action> = .self
    #expect(whole.extract(from: .refresh) == .refresh)
    let some: CasePath<String?, String> = .some
    #expect(some.extract(from: "lake") == "lake" && some.extract(from: nil) == nil)
    let constant: CasePath<Void, Int> = .constant(42)
    #expect(constant.extract(from: ()) == 42)
    let never: CasePath<Action, Never> = .never
    #expect(never.extract(from: .refresh) == nil)
    let size: CasePath<Int, Size> = .rawValue
    #expect(size.extract(from: 1) == .large && size.embed(.small) == 0)
    let number: CasePath<String, Int> = .description
    #expect(number.extract(from: "12") == 12 && number.embed(7) == "7")
    #expect(number.extract(from: "lake") == nil)
  }

  @Test func `an initialiser stands for the slash`() {
    #expect(CasePath(Action.search).extract(from: actions[0]) == "lake")
    #expect(CasePath(Action.refresh).extract(from: .refresh) != nil)
    #expect(CasePath(Action.refresh).extract(from: actions[0]) == nil)
    #expect(CasePath(Action.self).embed(.refresh) == .refresh)
  }

  @Test func `a path says from what it leads, and to what`() {
    #expect("\(/Action.search)" == "CasePath<Action, String>")
  }
}
