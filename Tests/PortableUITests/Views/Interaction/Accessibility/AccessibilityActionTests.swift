import PortableUI
import Testing
import ViewTesting

@MainActor struct AccessibilityActionTests {
  private struct Mail: View {
    @State private var done = "nothing"
    @State private var count = 0
    var isOff = false

    var body: some View {
      VStack {
        HStack {
          Text("Ann")
          Text("Lunch?")
        }
        .accessibilityElement(children: .combine)
        .accessibilityAction(named: "Archive") { done = "archived \(count)" }
        .accessibilityAction(.delete) { done = "deleted" }
        .accessibilityAction { done = "opened" }
        .accessibilityActions {
          Button("Flag") { done = "flagged" }
          Button("Move") { done = "moved" }.disabled(true)
        }
        .accessibilityAction {
          done = "answered"
        } label: {
          Label("Answer", systemImage: "arrowshape.turn.up.left")
        }
        .disabled(isOff)
        Text(done)
        Button("More") { count += 1 }
      }
      .accessibilityAction(.escape) { done = "left" }
    }
  }

  @Test func `what a view offers is done by its name`() throws {
    let screen = Screen(Mail())
    for (name, done) in [("Archive", "archived 0"), ("Flag", "flagged"), ("Answer", "answered")] {
      try screen.perform(name, on: "Ann, Lunch?")
      #expect(screen.exists(.text(done)))
    }
  }

  @Test func `what is done is what the newest body says`() throws {
    let screen = Screen(Mail())
    try screen.tap("More")
    try screen.perform("Archive", on: "Ann, Lunch?")
    #expect(screen.exists("archived 1"))
  }

  @Test func `what a view offers is done by what it is for`() throws {
    let screen = Screen(Mail())
    try screen.perform(.delete, on: "Ann, Lunch?")
    #expect(screen.exists("deleted"))
    try screen.perform(.default, on: "Ann, Lunch?")
    #expect(screen.exists("opened"))
    try screen.perform(AccessibilityActionKind(named: Text("Flag")), on: "Ann, Lunch?")
    #expect(screen.exists("flagged"))
  }

  @Test func `what is around a view offers things, too`() throws {
    let screen = Screen(Mail())
    try screen.perform(.escape, on: "Ann, Lunch?")
    #expect(screen.exists("left"))
  }

  @Test func `what is offered is told, and what cannot be pressed is not offered`() throws {
    let screen = Screen(Mail())
    let actions = ["Archive", "Delete", "Activate", "Flag", "Answer", "Escape"]
    #expect(try screen.actions(of: "Ann, Lunch?") == actions)
    #expect(
      screen.tree.contains("does \"Archive\", \"Delete\", \"Activate\", \"Flag\", \"Answer\""))
  }

  @Test func `a view that is disabled offers nothing`() throws {
    let screen = Screen(Mail(isOff: true))
    #expect(try screen.actions(of: "Ann, Lunch?") == ["Escape"])
  }

  @Test func `what is not offered is refused, with what is`() throws {
    let screen = Screen(Mail())
    #expect {
      try screen.perform("Fold", on: "Ann, Lunch?")
    } throws: {
      let words = "\($0)"
      return words.contains("does not offer that") && words.contains("\"Archive\"")
    }
    #expect {
      try Screen(Text("A").accessibilityAction(named: "B") {}.accessibilityHidden(true))
        .perform("B", on: "A")
    } throws: {
      "\($0)".contains("assistive technologies pass over it")
    }
  }

  @Test func `what has nothing to be activated with is tapped`() throws {
    var taps = 0
    let screen = Screen(Button("Go") { taps += 1 })
    try screen.perform(.default, on: "Go")
    #expect(taps == 1)
  }

  @Test func `an action that is told of anew stays in its place`() throws {
    let screen = Screen(Counting())
    #expect(try screen.actions(of: "A") == ["First 0", "Second"])
    try screen.tap("More")
    #expect(try screen.actions(of: "A") == ["First 1", "Second"])
  }

  private struct Counting: View {
    @State private var count = 0

    var body: some View {
      Text("A").accessibilityAction(named: "First \(count)") {}.accessibilityAction(named: "Second")
      {}
      Button("More") { count += 1 }
    }
  }
}
