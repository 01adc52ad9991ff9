import PortableUI
import ProbeViews
import Testing
import ViewTesting

/// What a person types or moves is a draft of the control; see also the page of that name, which a
/// window is compared with.
@MainActor struct ControlDraftTests {
  private let screen = Screen(DraftsPage())

  @Test func `a setter that leaves the value as it was takes nothing away`() throws {
    try screen.type("blob", into: "Waiting")
    #expect(screen.exists("written: blob"))
    try screen.type("two\nlines", into: "Lines")
    #expect(try screen.value(of: "Waiting") == "blob")
    #expect(try screen.value(of: "Lines") == "two\nlines")
    #expect(screen.exists("name: "))
  }

  @Test func `a draft ends when the bound value is another, and that shows`() throws {
    try screen.type("blob", into: "Waiting")
    try screen.tap("Take")
    #expect(try screen.value(of: "Waiting") == "blob")
    try screen.tap("Name")
    #expect(try screen.value(of: "Waiting") == "from the model")
    #expect(try screen.value(of: "Lines") == "from the model")
  }

  @Test func `a body that is asked again ends no draft`() throws {
    try screen.type("blob", into: "Waiting")
    try screen.tap("Other")
    #expect(screen.exists("others: 1"))
    #expect(try screen.value(of: "Waiting") == "blob")
  }

  @Test func `what a setter makes of a text shows at once`() throws {
    try screen.type("abc", into: "Loud")
    #expect(try screen.value(of: "Loud") == "ABC")
  }

  @Test func `a number that is refused shows until the person has finished`() throws {
    try screen.set("12.50", in: "Number")
    #expect(try screen.value(of: "Number") == "12.50")
    try screen.submit("Number")
    #expect(try screen.value(of: "Number") == "1")
  }

  @Test func `a number that is made another shows at once`() throws {
    try screen.set("400", in: "Percent")
    #expect(try screen.value(of: "Percent") == "100")
    try screen.set("99.90", in: "Percent")
    #expect(try screen.value(of: "Percent") == "99.90")
  }

  private var inspector: Inspector { Inspector(DraftsPage()) }

  private func position(_ stage: Inspector) -> Double? { stage.only(\.slider)?.content.value }

  @Test func `a slider that is held stays under the finger, and goes back when it is let go`() {
    let stage = inspector
    let slider = stage.only(\.slider)?.element
    stage.send(.editing(true), to: slider)
    stage.send(.slide(0.5), to: slider)
    #expect(position(stage) == 0.5)
    stage.send(.slide(0.75), to: slider)
    #expect(position(stage) == 0.75)
    stage.send(.editing(false), to: slider)
    #expect(position(stage) == 0)
  }

  @Test func `a slider that nobody holds shows what the model has`() {
    let stage = inspector
    stage.send(.slide(0.5), to: stage.only(\.slider)?.element)
    #expect(position(stage) == 0)
  }
}
