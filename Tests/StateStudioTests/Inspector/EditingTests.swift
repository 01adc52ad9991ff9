import Foundation
import StateStudio
import Testing
import VSM
import ViewPlatform
import ViewStateController
import ViewTesting

/// States that a person changes in the inspector.
@MainActor
struct EditingTests {
  private struct Guest: Equatable, Codable {
    var name = "Blob"
    var age = 30
    var isWelcome = false
  }

  private enum DoorState: Equatable, Codable, Sampled {
    case closed
    case open(Guest)
  }

  private struct DoorView: View {
    @ObservedObject var door: StateContainer<DoorState>

    var body: some View {
      Text(words)
      Button("Knock") { door.observe(.open(Guest())) }
    }

    private var words: String {
      guard case .open(let guest) = door.state else { return "Nobody" }
      return "\(guest.name), \(guest.age), \(guest.isWelcome ? "welcome" : "not welcome")"
    }
  }

  private let door = StateContainer(state: DoorState.closed)
  private let history = StateHistory()

  /// A screen with the inspector open, where somebody has knocked and the door is chosen.
  private func screen() throws -> Screen {
    let screen = Screen(
      DoorView(door: door).stateInspector(history, isEnabled: true),
      size: CGSize(width: 900, height: 900))
    try history.record(.only(door)) { try screen.tap("Knock") }
    try screen.press("i", modifiers: [.control, .shift])
    try screen.select("Features", in: "Show")
    try screen.select(.row("#1"))
    return screen
  }

  @Test func `texts, numbers and switches are changed part by part`() throws {
    let screen = try screen()
    try screen.clear("open._0.name")
    try screen.type("Ada", into: "open._0.name")
    #expect(screen.texts.contains("Blob, 30, not welcome"))
    try screen.submit("open._0.name")
    try screen.clear("open._0.age")
    try screen.type("36", into: "open._0.age")
    try screen.submit("open._0.age")
    try screen.toggle("open._0.isWelcome")
    #expect(door.state == .open(Guest(name: "Ada", age: 36, isWelcome: true)))
    #expect(screen.texts.contains("Ada, 36, welcome"))
  }

  @Test func `what is no value of the part is refused, and said`() throws {
    let screen = try screen()
    try screen.clear("open._0.age")
    try screen.type("old", into: "open._0.age")
    try screen.submit("open._0.age")
    #expect(screen.exists("open._0.age cannot be that."))
    #expect(door.state == .open(Guest()))
  }

  @Test func `another case is chosen by its name`() throws {
    let screen = try screen()
    try screen.select("closed", in: "Case")
    #expect(door.state == .closed)
    #expect(screen.texts.contains("Nobody"))
  }

  @Test func `a change is an entry like any other`() throws {
    let screen = try screen()
    history.start(.only(door))
    try screen.toggle("open._0.isWelcome")
    history.stop()
    #expect(history.entries.count == 2)
    #expect(history.entries.last?.state as? DoorState == .open(Guest(isWelcome: true)))
  }

  @Test func `controllers are changed as well`() throws {
    var controller = ViewStateController<Guest>()
    history.record { controller.setState(.loading) }
    let instance = try #require(history.instances.first { $0.feature == "ViewState<Guest>" })
    #expect(history.change(instance, to: ViewState<Guest>.loaded(Guest(name: "Ada"))))
    #expect(controller.latestValidInfo?.name == "Ada")
    #expect(!history.change(instance, to: "no such state"))
    controller.setState(.loading)
    #expect(controller.isLoading && controller.latestInfo?.name == "Ada")
  }
}
