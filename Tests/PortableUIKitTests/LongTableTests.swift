import Foundation
import PortableUIKit
import ProbeViews
import Testing
import ViewTesting

@Suite("A table of a hundred thousand rows")
struct LongTableTests {
  private func start() async -> (NumbersController, Screen) {
    let controller = NumbersController(style: .plain)
    let screen = Screen(
      UINavigationController(rootViewController: controller), size: .init(width: 360, height: 420))
    await screen.settle()
    return (controller, screen)
  }

  @Test("It is searched, and all of it is there again after that")
  func search() async throws {
    let (controller, screen) = await start()
    #expect(screen.title == "100000 numbers")
    let before = controller.configurationCount
    try screen.search("9999")
    await screen.settle()
    #expect(screen.title == "19 numbers")
    #expect(screen.exists(.text("Number 9999")) && screen.exists(.text("Number 19999")))
    #expect(!screen.exists(.text("Number 0")))
    try screen.clear(.textField("Search"))
    await screen.settle()
    #expect(screen.title == "100000 numbers")
    #expect(screen.exists(.text("Number 0")))
    #expect(controller.configurationCount - before < 400)
    await screen.close()
  }

  @Test("Rows are swept away at the top, far below, and in what was found")
  func sweeping() async throws {
    let (controller, screen) = await start()
    let before = controller.configurationCount
    try screen.swipe(.left, over: "Number 1")
    try screen.tap("Remove")
    await screen.settle()
    #expect(screen.title == "99999 numbers")
    #expect(!screen.exists(.text("Number 1")) && screen.exists(.text("Number 2")))
    // One row came in from below, and no other was made again.
    #expect(controller.configurationCount - before <= 2)
    controller.tableView.scrollToRow(
      at: IndexPath(row: 500, section: 50), at: .top, animated: false)
    await screen.settle()
    try screen.swipe(.left, over: "Number 50501")
    try screen.tap("Remove")
    await screen.settle()
    #expect(!screen.exists(.text("Number 50501")) && screen.exists(.text("Number 50502")))
    try screen.search("9999")
    await screen.settle()
    try screen.swipe(.left, over: "Number 99999")
    try screen.tap("Remove")
    await screen.settle()
    #expect(screen.title == "18 numbers")
    #expect(controller.numbers[99].last == 99_998)
    await screen.close()
  }

  @Test("Rows are moved and deleted while it is edited")
  func editing() async throws {
    let (controller, screen) = await start()
    #expect(throws: (any Error).self) { try screen.move("Number 3", .down) }
    let (delete, handle) = (Screen.Lookup.button("Delete"), Screen.Lookup.named("Reorder"))
    #expect(!screen.exists(delete) && !screen.exists(handle))
    try screen.tap("Edit")
    await screen.settle()
    #expect(screen.exists(delete) && screen.exists(handle))
    let before = controller.configurationCount
    try screen.move("Number 3", .down)
    await screen.settle()
    #expect(Array(controller.numbers[0].prefix(6)) == [0, 1, 2, 4, 3, 5])
    try screen.delete("Number 4")
    await screen.settle()
    #expect(Array(controller.numbers[0].prefix(5)) == [0, 1, 2, 3, 5])
    #expect(screen.texts.dropFirst().starts(with: [0, 1, 2, 3, 5].map { "Number \($0)" }))
    #expect(controller.configurationCount - before <= 4)
    try screen.tap(delete.at(1))
    await screen.settle()
    #expect(Array(controller.numbers[0].prefix(4)) == [0, 2, 3, 5])
    try screen.tap("Done")
    await screen.settle()
    #expect(!screen.exists(delete) && !screen.exists(handle))
    await screen.close()
  }
}
