import StreamTesting
import Testing
import ViewStateController

@MainActor
struct ModifyingTests {
  enum Failure: Error { case refused }

  let clock = Clock()
  let controller = ViewStateController<[String]>()

  @Test func `an id counts from the beginning of its work to its end`() async throws {
    #expect(controller.modifyingIds == nil)
    let work = Task {
      try await controller.modifying("a") { try await clock.pause(for: .seconds(1)) }
    }
    try #require(await becomesTrue { clock.pendingCount == 1 })
    #expect(controller.modifyingIds == ["a"])
    #expect(controller.isModifying("a"))
    #expect(!controller.isModifying("b"))
    clock.advance(by: .seconds(1))
    try await work.value
    #expect(controller.modifyingIds == nil)
    #expect(!controller.isModifying("a"))
  }

  @Test func `two that end at the same moment are both gone`() async throws {
    let works = ["a", "b", "c"].map { id in
      Task {
        try await controller.modifying(id) {
          try await clock.pause(for: .seconds(id == "c" ? 2 : 1))
        }
      }
    }
    try #require(await becomesTrue { clock.pendingCount == 3 })
    #expect(controller.modifyingIds?.sorted() == ["a", "b", "c"])
    clock.advance(by: .seconds(1))
    for work in works.prefix(2) { try await work.value }
    #expect(controller.modifyingIds == ["c"])
    clock.advance(by: .seconds(1))
    try await works[2].value
    #expect(controller.modifyingIds == nil)
  }

  @Test func `work that fails takes its id along and hands on its error`() async throws {
    let work = Task {
      try await controller.modifying("a") {
        try await clock.pause(for: .seconds(1))
        throw Failure.refused
      }
    }
    try #require(await becomesTrue { clock.pendingCount == 1 })
    clock.advance(by: .seconds(1))
    await #expect(throws: Failure.refused) { try await work.value }
    #expect(controller.modifyingIds == nil)
  }

  @Test func `work that is cancelled takes its id along`() async throws {
    let work = Task {
      try await controller.modifying("a") { try await clock.pause(for: .seconds(1)) }
    }
    try #require(await becomesTrue { clock.pendingCount == 1 })
    work.cancel()
    await #expect(throws: CancellationError.self) { try await work.value }
    #expect(controller.modifyingIds == nil)
    #expect(clock.pendingCount == 0)
  }

  @Test func `an id stands once, until the last piece of its work has ended`() async throws {
    let works = [1, 2].map { seconds in
      Task {
        try await controller.modifying(7) { try await clock.pause(for: .seconds(seconds)) }
      }
    }
    try #require(await becomesTrue { clock.pendingCount == 2 })
    #expect(controller.modifyingIds == ["7"])
    clock.advance(by: .seconds(1))
    try await works[0].value
    #expect(controller.isModifying(7))
    clock.advance(by: .seconds(1))
    try await works[1].value
    #expect(!controller.isModifying(7))
  }

  @Test func `ids written by hand stand once, and beside those that work goes on for`() async throws
  {
    var controller = controller
    controller.modifyingIds = ["a", "b", "a"]
    #expect(controller.modifyingIds == ["a", "b"])
    let work = Task { [controller] in
      try await controller.modifying("c") { try await clock.pause(for: .seconds(1)) }
    }
    try #require(await becomesTrue { clock.pendingCount == 1 })
    #expect(controller.modifyingIds == ["a", "b", "c"])
    controller.modifyingIds?.removeAll { $0 != "b" }
    #expect(controller.modifyingIds == ["b", "c"])
    clock.advance(by: .seconds(1))
    try await work.value
    #expect(controller.modifyingIds == ["b"])
  }

  @Test func `ids written to a copy are the copy's alone`() {
    var controller = controller
    controller.modifyingIds = ["a"]
    var copy = controller
    copy.modifyingIds = nil
    #expect(controller.modifyingIds == ["a"])
    #expect(copy.modifyingIds == nil)
  }

  @Test func `work that outlives a reset does not come back`() async throws {
    var controller = controller
    let work = Task { [controller] in
      try await controller.modifying("a") { try await clock.pause(for: .seconds(1)) }
    }
    try #require(await becomesTrue { clock.pendingCount == 1 })
    controller.reset()
    #expect(controller.modifyingIds == nil)
    clock.advance(by: .seconds(1))
    try await work.value
    #expect(controller.modifyingIds == nil)
  }

  @Test func `work that cannot fail needs no try`() async {
    await controller.modifying("a") {}
    #expect(controller.modifyingIds == nil)
  }
}
