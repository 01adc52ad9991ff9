import PortableUI
import Testing
import ViewTesting

/// What a person reads on a screen.
@MainActor
struct SayingTests {
  @Test func `words are read as names, in fields, and as the title`() {
    let screen = Screen(NavigationStack { Basket().navigationTitle("Basket") })
    for words in ["Milk", "Remove", "two", "Basket", "Note"] { #expect(screen.says(words)) }
    for words in ["", "Mil", "three", "Hidden"] { #expect(!screen.says(words)) }
  }

  @Test func `words are read in a control, in a view, and in a row`() {
    let screen = Screen(Basket())
    #expect(screen.says("two", in: "Note"))
    #expect(screen.says("Remove", in: "Tea"))
    #expect(screen.says("Sum: 3", in: "sum"))
    #expect(screen.says("inside", in: "box"))
    #expect(!screen.says("Milk", in: "Tea"))
    #expect(!screen.says("two", in: "Tea"))
    #expect(!screen.says("", in: "Note"))
  }

  @Test func `a thing in a row is found there`() throws {
    let screen = Screen(Basket())
    try screen.tap(screen.lookup("Remove", in: "Tea"))
    #expect(screen.says("No Tea"))
  }

  @Test func `the summary says what is there, and what it is set to`() {
    #expect(
      Screen(Basket()).summary == """
        text "Milk", button "Remove", text "Tea", button "Remove", text field "Note" = "two", \
        text "Sum: 3", text "inside", button "Off" (disabled)
        """)
    #expect(Screen(EmptyView()).summary == "nothing")
  }
}

private struct Basket: View {
  @State private var note = "two"
  @State private var last = ""

  var body: some View {
    VStack {
      ForEach(["Milk", "Tea"], id: \.self) { thing in
        HStack {
          Text(thing)
          Button("Remove") { last = "No \(thing)" }
        }
      }
      TextField("Note", text: $note)
      Text("Sum: 3").accessibilityIdentifier("sum")
      VStack { Text("inside") }.accessibilityIdentifier("box")
      Button("Off") {}.disabled(true)
      Text("Hidden").hidden()
      Text(last)
    }
  }
}
