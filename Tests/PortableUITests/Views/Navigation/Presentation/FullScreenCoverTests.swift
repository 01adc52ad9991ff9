import Foundation
import PortableUI
import Testing
import ViewTesting

/// What covers the whole window for an item.
@MainActor
struct FullScreenCoverTests {
  @MainActor
  private final class Log {
    var lines: [String] = []

    func dismissed() { lines.append("dismissed") }
  }

  private struct Fruit: Identifiable {
    let id: String
    var color = "green"
  }

  private struct Basket: View {
    let log: Log
    @State private var fruit: Fruit?

    var body: some View {
      VStack {
        Button("Open") { fruit = Fruit(id: "Apple") }
        // Read last, and behind what covers the window all the same.
        Text(verbatim: "shown: \(fruit?.id ?? "none")").accessibilitySortPriority(-1)
      }
      .fullScreenCover(item: $fruit, onDismiss: log.dismissed) { shown in
        About(fruit: shown)
        Button("Ripen") { fruit?.color = "red" }
        Button("Next") { fruit = Fruit(id: "Pear") }
      }
    }
  }

  private struct About: View {
    let fruit: Fruit
    @State private var bites = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text(verbatim: "\(fruit.color), bitten \(bites)")
      Button("Bite") { bites += 1 }
      Button("Done") { dismiss() }
        .navigationTitle(fruit.id)
    }
  }

  private let size = CGSize(width: 400, height: 500)

  private func isCovered(_ screen: Screen) throws -> Bool {
    try screen.frame(of: .role(.sheet)) == CGRect(origin: .zero, size: size)
  }

  @Test func `an item is covered with, and only what is in the cover dismisses it`() throws {
    let log = Log()
    let screen = Screen(Basket(log: log), size: size)
    #expect(screen.sheets == [])
    try screen.tap("Open")
    #expect(screen.sheets == ["Apple"])
    // Nobody sees what is behind it.
    #expect(!screen.exists("shown: Apple") && screen.texts.contains("green, bitten 0"))
    #expect(try isCovered(screen))
    #expect(throws: ScreenError.self) { try screen.dismiss() }
    #expect(throws: ScreenError.self) { try screen.press(.escape) }
    #expect(throws: ScreenError.self) { try screen.tap("Open") }
    #expect(screen.sheets == ["Apple"] && log.lines == [])
    try screen.tap("Done")
    #expect(screen.sheets == [] && screen.exists("shown: none"))
    #expect(log.lines == ["dismissed"])
  }

  @Test func `another value of the item is shown in its cover, another item in a new one`() throws {
    let log = Log()
    let screen = Screen(Basket(log: log), size: size)
    try screen.tap("Open")
    try screen.tap("Bite")
    try screen.tap("Ripen")
    #expect(screen.exists("red, bitten 1") && log.lines == [])
    try screen.tap("Next")
    #expect(screen.sheets == ["Pear"] && screen.exists("green, bitten 0"))
    #expect(try isCovered(screen))
    #expect(log.lines == ["dismissed"])
    #expect(throws: ScreenError.self) { try screen.dismiss() }
    try screen.tap("Done")
    #expect(screen.sheets == [] && log.lines == ["dismissed", "dismissed"])
    try screen.tap("Open")
    #expect(screen.exists("green, bitten 0"))
  }
}
