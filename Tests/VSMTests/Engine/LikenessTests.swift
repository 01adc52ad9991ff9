import Testing

@testable import VSM

struct LikenessTests {
  private final class Model {}

  private struct Loading {
    var name: String
    var model: Model?
    var reload: () -> Void = {}
  }

  private enum State {
    case empty, failed
    case loading(Loading)
    case loaded(Loading)
  }

  @Test func `states are alike where all that can be compared is`() {
    let model = Model()
    let loading = Loading(name: "a", model: model)
    #expect(areAlike(State.loading(loading), State.loading(Loading(name: "a", model: model))))
    #expect(areAlike(State.empty, State.empty))
    #expect(areAlike([Loading](), [Loading]()))
  }

  @Test func `another case, another value and another object are seen`() {
    let loading = Loading(name: "a", model: Model())
    #expect(!areAlike(State.loading(loading), State.loaded(loading)))
    #expect(!areAlike(State.empty, State.failed))
    #expect(!areAlike(State.empty, State.loading(loading)))
    #expect(!areAlike(loading, Loading(name: "b", model: loading.model)))
    #expect(!areAlike(loading, Loading(name: "a", model: Model())))
    #expect(!areAlike([loading], [loading, loading]))
  }
}
