import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct ActingTests {
  @Test func `a tap presses a button, and what it changed can be seen`() throws {
    let screen = Screen(CounterSample())
    try screen.tap("Add")
    #expect(screen.texts == ["Count: 1", "Add"])
    try screen.tap(.button("Add"))
    #expect(screen.texts == ["Count: 2", "Add"])
  }

  @Test func `a tap on words inside a button presses the button`() throws {
    let log = TextLog()
    let screen = Screen(
      Button(action: { log.texts.append("pressed") }) {
        HStack {
          Text("Open")
          Text("Recent")
        }
      })
    try screen.tap("Recent")
    #expect(log.texts == ["pressed"])
  }

  @Test func `a double tap presses a button twice`() throws {
    let screen = Screen(CounterSample())
    try screen.doubleTap("Add")
    #expect(screen.texts == ["Count: 2", "Add"])
  }

  @Test func `typing goes key by key`() throws {
    let log = TextLog()
    let screen = Screen(CodeSample(log: log))
    try screen.type("ab", into: "Code")
    #expect(log.texts == ["a", "Ab"])
    #expect(try screen.value(of: "Code") == "AB")
  }

  @Test func `each key adds to what the field made of the last`() throws {
    let log = TextLog()
    let screen = Screen(CodeSample(log: log))
    try screen.type("abcdef", into: "Code")
    #expect(log.texts == ["a", "Ab", "ABc", "ABCd", "ABCDe", "ABCDef"])
    // The model keeps four letters, and refuses the others without another value: they stay to be seen.
    #expect(try screen.value(of: "Code") == "ABCDef")
  }

  @Test func `a character of several scalars is one key`() throws {
    let log = TextLog()
    let screen = Screen(CodeSample(log: log))
    try screen.type("é👩‍👩‍👧🇦🇹", into: "Code")
    #expect(log.texts.map(\.count) == [1, 2, 3])
  }

  @Test func `setting and clearing are one change each`() throws {
    let log = TextLog()
    let screen = Screen(CodeSample(log: log))
    try screen.set("xyz", in: "Code")
    #expect(try screen.value(of: "Code") == "XYZ")
    try screen.clear("Code")
    #expect(log.texts == ["xyz", ""])
    #expect(try screen.value(of: "Code") == "")
  }

  @Test func `typing puts the keyboard into the field`() throws {
    let screen = Screen(
      VStack {
        TextField("First", text: .constant(""))
        TextField("Second", text: .constant(""))
      })
    #expect(screen.focused == nil)
    try screen.tap("First")
    #expect(screen.focused == "First")
    try screen.type("x", into: "Second")
    #expect(screen.focused == "Second")
  }

  @Test func `the words beside a field are not what is typed into`() throws {
    struct Labelled: View {
      @State var name = ""
      var body: some View {
        HStack {
          Text("Name")
          TextField("Name", text: $name)
        }
      }
    }
    let screen = Screen(Labelled())
    try screen.type("Ada", into: "Name")
    #expect(try screen.value(of: "Name") == "Ada")
  }

  private struct Endless: View {
    @State private var count = 20

    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<count, id: \.self) { row in
            Text("Row \(row)").onAppear { if row == count - 1 { count += 5 } }
          }
        }
      }
    }
  }

  @Test func `looking for what is not there ends, though there is always more`() {
    let screen = Screen(Endless(), size: CGSize(width: 200, height: 200))
    #expect(throws: ScreenError.self) { try screen.scroll(to: "Nowhere") }
  }
}
