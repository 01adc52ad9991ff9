import Testing
import ViewStateController

struct HistoryTests {
  @Test func `without a history there is the present state alone`() {
    var controller = ViewStateController<Int>()
    #expect(controller.states == [.initial])
    controller.setState(.loading)
    #expect(controller.states == [.loading])
    controller.setState(.loaded(1))
    #expect(controller.states == [.loaded(1)])
    controller.setState(.initial)
    #expect(controller.states == [.initial])
    controller.reset()
    #expect(controller.states == [])
  }

  @Test func `a history has the latest states and no more than its limit`() {
    var controller = ViewStateController<Int>(historyLimit: 3)
    #expect(controller.states == [.initial])
    controller.setState(.loading)
    controller.setState(.loaded(1))
    #expect(controller.states == [.initial, .loading, .loaded(1)])
    for number in 2...5 { controller.setState(.loaded(number)) }
    #expect(controller.states == [.loaded(3), .loaded(4), .loaded(5)])
    controller.reset()
    #expect(controller.states == [])
    controller.setState(.loading)
    #expect(controller.states == [.loading])
  }

  @Test func `what a history has lost does not change an answer`() {
    var controller = ViewStateController<Int>(historyLimit: 1)
    controller.setState(.loaded(1))
    for _ in 0..<10 { controller.setState(.loading) }
    #expect(controller.states == [.loading])
    #expect(controller.latestValidInfo == 1)
    #expect(!controller.isInitialLoading)
  }

  @Test func `a copy goes its own way`() {
    var controller = ViewStateController<Int>(historyLimit: 2)
    let copy = controller
    controller.setState(.loaded(1))
    #expect(copy.latestInfo == nil)
    #expect(copy.states == [.initial])
  }
}
