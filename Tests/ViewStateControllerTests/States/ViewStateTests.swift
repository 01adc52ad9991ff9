import Testing
import ViewStateController

struct ViewStateTests {
  enum Failure: Error { case offline, refused }

  struct Offline: Error, CustomStringConvertible { let description = "offline" }

  static let all: [ViewState<Int>] = [.initial, .loading, .error(Failure.offline), .loaded(1)]

  @Test(arguments: all.indices, all.indices)
  func `two states are the same case, and equal, where both are one`(one: Int, other: Int) {
    #expect(Self.all[one].isSameCase(as: Self.all[other]) == (one == other))
    #expect((Self.all[one] == Self.all[other]) == (one == other))
  }

  @Test func `states are as equal as what they carry`() {
    #expect(ViewState.loaded(1) != .loaded(2))
    #expect(ViewState<Int>.error(Failure.offline) != .error(Failure.refused))
    #expect(ViewState<Int>.error(Failure.offline) == .error(Offline()))
    #expect(ViewState.loaded(1).isSameCase(as: .loaded(2)))
    #expect(ViewState<Int>.error(Failure.offline).isSameCase(as: .error(Failure.refused)))
  }

  @Test func `what a state carries counts where its type is found out by the compiler`() {
    // Outside of an expectation, which takes its operands apart.
    let isOther = ViewState.loaded(1) != .loaded(2)
    let isSame = ViewState.loaded(1) == .loaded(2)
    let isOtherError = ViewState<Int>.error(Failure.offline) != .error(Failure.refused)
    let isOtherText = ViewState.loaded("a") != ViewState.loaded("a")
    #expect(isOther && !isSame && isOtherError && !isOtherText)
  }

  @Test func `states whose information cannot be compared are told apart by their case`() {
    struct Opaque {}
    let (loading, loaded) = (ViewState<Opaque>.loading, ViewState.loaded(Opaque()))
    let isOther = loading != loaded
    let isSame = loaded == .loaded(Opaque())
    #expect(isOther && isSame)
  }

  @Test func `a state tells what it carries`() {
    #expect(Self.all.map(\.isLoading) == [false, true, false, false])
    #expect(Self.all.map(\.info) == [nil, nil, nil, 1])
    #expect(Self.all.map { $0.error is Failure } == [false, false, true, false])
  }
}
