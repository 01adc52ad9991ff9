import SystemTesting
import Testing
import ViewStateController

struct MemoryTests {
  @Test(arguments: [nil, 1, 7])
  func `a million states leave no more behind than the history has room for`(limit: Int?) {
    let lives = Lives()
    var controller = limit.map { ViewStateController<Lives.Life>(historyLimit: $0) } ?? .init()
    for _ in 0..<1_000_000 { controller.setState(.loaded(lives.one())) }
    #expect(lives.count == limit ?? 1)
    controller.setState(.loading)
    #expect(lives.count <= max(1, limit ?? 1))
    controller.reset()
    #expect(lives.count == 0)
  }
}
