import Testing
public import VSM

@CaseProperties(equatable: true)
private enum Profile {
  case loading
  case loaded(Loaded)
  case failed(reason: String, retries: Int, retry: () -> Void)

  struct Loaded {
    var title = ""
    var isSaving = false
    var reload: () -> Void = {}
  }
}

extension Profile {
  func save() -> StateChanges<Self> {
    StateChanges { Change(in: \.loaded) { $0.isSaving = true } }
  }
}

extension Profile.Loaded {
  @CaseProperties
  fileprivate enum Mode {
    case plain
    case `default`(Int?)

    var isPlain: String { "my own" }
  }
}

/// Has nothing itself.
public enum Outer {}

extension Outer {
  /// A public enum.
  @CaseProperties
  public enum Inner {
    case one, two
    @available(*, deprecated) case three
  }
}

@CaseProperties(equatable: false)
private enum Answer {
  case yes, no
}

struct CasePropertiesTests {
  @Test func `a case without payload is asked for`() {
    #expect(Profile.loading.isLoading)
    #expect(!Profile.loaded(.init()).isLoading)
  }

  @Test func `a payload is read and written in place`() {
    var state = Profile.loaded(.init(title: "a"))
    state.loaded?.title += "b"
    #expect(state.loaded?.title == "ab")
    state.failed?.retries = 3
    #expect(state.loaded?.title == "ab")
  }

  @Test func `a value makes it that case, and nil does nothing`() {
    var state = Profile.loading
    state.loaded = .init(title: "a")
    #expect(state.loaded?.title == "a")
    state.loaded = nil
    #expect(state.loaded?.title == "a")
    state.failed = (reason: "offline", retries: 2, retry: {})
    #expect(state.failed?.reason == "offline")
    #expect(state.loaded == nil)
  }

  @Test func `the mirror lists all cases and says which it is`() {
    #expect(Profile.StateCase.allCases == [.loading, .loaded, .failed])
    #expect(Profile.loaded(.init()).stateCase == .loaded)
    #expect("\(Tree<Int>.StateCase.allCases)" == "\([Tree<Int>.StateCase.leaf, .branch, .here])")
    #expect(Outer.Inner.two.stateCase == .two)
    #expect(Outer.Inner.StateCase.allCases.count == 3)
  }

  private func mirror<State: HasStateCase>(of state: State) -> [String] {
    State.StateCase.allCases.filter { $0 == state.stateCase }.map { "\($0)" }
  }

  @Test func `what knows no more than the protocol can ask for the mirror`() {
    #expect(mirror(of: Profile.loading) == ["loading"])
    #expect(mirror(of: Profile.Loaded.Mode.default(nil)) == ["default"])
  }

  @Test func `what can be compared is compared, and what cannot is skipped`() {
    #expect(Profile.loading == .loading)
    #expect(Profile.loading != .loaded(.init()))
    #expect(Profile.loaded(.init(title: "a", reload: {})) == .loaded(.init(title: "a")))
    #expect(Profile.loaded(.init(title: "a")) != .loaded(.init(title: "b")))
    #expect(
      Profile.failed(reason: "a", retries: 1) {} == .failed(reason: "a", retries: 1) { print() })
    #expect(Profile.failed(reason: "a", retries: 1) {} != .failed(reason: "a", retries: 2) {})
  }

  @Test func `what holds nothing is Equatable as it always was`() {
    #expect(Outer.Inner.one == .one)
    #expect(Answer.yes != .no)
    #expect(Answer.no.isNo)
  }

  @Test func `generic and indirect enums have properties, too`() {
    let tree = Tree.branch(.leaf(1), .leaf(2))
    #expect(tree.branch?.0.leaf == 1)
    #expect(tree == .branch(.leaf(1), .leaf(2)))
    #expect(tree != .branch(.leaf(1), .leaf(3)))
    #expect(Tree.here(.success(1)).here??.value == 1)
  }

  @Test func `what the enum has is its own`() {
    #expect(Profile.Loaded.Mode.plain.isPlain == "my own")
    #expect(Profile.Loaded.Mode.default(nil).default == .some(nil))
  }

  // MARK: In containers

  @MainActor @Test func `a binding reaches into a case and writes only there`() {
    let container = StateContainer(state: Profile.loading)
    let title = container.bind(\.loaded, \.title, or: "none")
    #expect(title.wrappedValue == "none")
    title.wrappedValue = "lost"
    #expect(container.state == .loading)
    container.observe(.loaded(.init(title: "a")))
    title.wrappedValue = "b"
    #expect(container.state.loaded?.title == "b")
  }

  @MainActor @Test func `a change is about the case that it names`() {
    let container = StateContainer(state: Profile.loading)
    container.observe(container.state.save(), in: .newest("save"))
    #expect(container.state == .loading)
    container.observe(.loaded(.init(title: "a")))
    container.observe(container.state.save(), in: .newest("save"))
    #expect(container.state.loaded?.isSaving == true)
  }
}

extension Result {
  fileprivate var value: Success? { try? get() }
}
