import Foundation
import StateStudio
import Testing
import ViewPlatform
import ViewStateController
import ViewTesting

/// Controllers that show their past: values, all copies of which show the same.
@MainActor
struct ControllerTravelTests {
  private struct Person: Equatable, Codable { var name: String }

  private struct PersonView: View {
    @State private var controller = ViewStateController<Person>()
    @State private var count = 0

    var body: some View {
      VStack {
        Badge(controller: controller)
        Text(controller.isInitialLoading ? "For the first time" : "Not for the first time")
        Button("Load") { controller.setState(.loading) }
        Button("Arrive") {
          count += 1
          controller.setState(.loaded(Person(name: "Blob \(count)")))
        }
        Button("Fail") { controller.setState(.error(CocoaError(.fileNoSuchFile))) }
        Button("Forget") { controller.reset() }
        Button("Look") {}
      }
    }
  }

  /// Has a copy.
  private struct Badge: View {
    let controller: ViewStateController<Person>

    var body: some View {
      Text(controller.latestValidInfo?.name ?? "Nobody")
      Text(controller.isLoading ? "Loading" : "Quiet")
    }
  }

  private let history = StateHistory()
  private let screen = Screen(PersonView())

  private func did(_ titles: String...) throws {
    try history.record { for title in titles { try screen.tap(.button(title)) } }
  }

  private func entries() -> [StateEntry] {
    history.entries.filter { $0.feature == "ViewState<Person>" }
  }

  private func travel(to index: Int) throws {
    history.travel(to: entries()[index])
    // An act of nobody's makes a frame, while main is this test's alone.
    try screen.tap("Look")
  }

  @Test func `every moment is seen with all that was known then, and the newest after all`()
    throws
  {
    try did("Load", "Arrive", "Load", "Arrive", "Fail")
    #expect(screen.exists("Nobody"))
    try travel(to: 0)
    #expect(screen.texts.contains("For the first time"))
    try travel(to: 2)
    #expect(screen.texts.contains("Loading") && screen.texts.contains("Blob 1"))
    #expect(screen.texts.contains("Not for the first time"))
    try travel(to: 3)
    #expect(screen.texts.contains("Blob 2") && screen.texts.contains("Quiet"))
    history.resume()
    try screen.tap("Look")
    #expect(screen.exists("Nobody"))
    #expect(entries().count == 5)
  }

  @Test func `what is set meanwhile is seen on the way back`() throws {
    try did("Arrive", "Load")
    try travel(to: 0)
    try screen.tap("Arrive")
    #expect(screen.exists("Blob 1"))
    history.resume()
    try screen.tap("Look")
    #expect(screen.exists("Blob 2"))
  }

  @Test func `going on makes the past what the next state follows`() throws {
    try did("Arrive", "Load", "Fail")
    history.goOn(from: entries()[0])
    try screen.tap("Look")
    #expect(screen.exists("Blob 1") && screen.exists("Quiet"))
    try screen.tap("Load")
    #expect(screen.exists("Blob 1") && screen.exists("Loading"))
    try screen.tap("Arrive")
    #expect(screen.exists("Blob 2"))
  }

  @Test func `the past before a reset is seen as well`() throws {
    try did("Arrive", "Forget")
    #expect(screen.exists("Nobody"))
    try travel(to: 0)
    #expect(screen.exists("Blob 1"))
    history.resume()
    try screen.tap("Look")
    #expect(screen.exists("Nobody"))
  }

  @Test func `going on is a change, and nobody is watched longer than needed`() throws {
    try did("Arrive", "Load")
    history.start()
    history.goOn(from: entries()[0])
    history.stop()
    #expect(entries().map(\.label) == ["loaded", "loading", "loaded"])
    try screen.tap("Load")
    history.start()
    try screen.tap("Arrive")
    history.stop()
    #expect(entries().last?.labelBefore == "loading")
  }

  @Test func `nothing is kept alive by its past`() {
    final class Token {}
    weak var token: Token?
    do {
      let made = Token()
      token = made
      var controller = ViewStateController<Token>()
      history.record {
        controller.setState(.loaded(made))
        controller.setState(.loading)
      }
      history.travel(to: history.entries[0])
      history.resume()
      history.removeAll()
      withExtendedLifetime(controller) {}
    }
    #expect(token == nil)
  }
}
