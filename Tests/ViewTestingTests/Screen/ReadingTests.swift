import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct ReadingTests {
  @Test func `the title is that of what is in front`() throws {
    struct Page: View {
      @State private var isShown = false
      @State private var isAsking = false

      var body: some View {
        Button("Open") { isShown = true }
          .navigationTitle("Below").navigationSubtitle("A page")
          .sheet(isPresented: $isShown) {
            NavigationStack {
              Button("Ask") { isAsking = true }.navigationTitle("Above")
                .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
            }
          }
      }
    }
    let screen = Screen(Page())
    #expect(screen.title == "Below" && screen.subtitle == "A page")
    try screen.tap("Open")
    #expect(screen.title == "Above" && screen.subtitle == nil)
    try screen.tap("Ask")
    #expect(screen.title == "Sure?")
    try screen.tap("Yes")
    try screen.dismiss()
    #expect(screen.title == "Below" && screen.subtitle == "A page")
  }

  @Test func `the first frame is done when the screen is there`() {
    let screen = Screen(CounterSample())
    #expect(screen.texts == ["Count: 0", "Add"])
    #expect(screen.counts.frames == 1)
  }

  @Test func `texts are read in reading order, also inside buttons`() {
    let screen = Screen(
      VStack {
        HStack {
          Text("a")
          Text("b")
        }
        Button(action: {}) {
          HStack {
            Text("c")
            Text("d")
          }
        }
      })
    #expect(screen.texts == ["a", "b", "c", "d"])
    #expect(screen.exists(.button("c, d")))
  }

  @Test func `what lies outside of the screen is not seen`() {
    let screen = Screen(
      VStack {
        Text("above").frame(height: 600)
        Text("middle")
        Text("below").frame(height: 600)
      }, size: CGSize(width: 200, height: 500))
    #expect(screen.texts == ["middle"])
    #expect(!screen.exists("above"))
  }

  @Test func `things are found by name, and by role and name`() throws {
    let screen = Screen(FormSample())
    #expect(screen.exists("Greet"))
    #expect(screen.exists(.button("Greet")))
    #expect(screen.exists(.text("Greet")))
    #expect(!screen.exists(.textField("Greet")))
    #expect(screen.exists(.textField("Name")))
    let name = "Name"
    #expect(screen.exists(.named(name)))
    #expect(screen.exists("\(name)"))
  }

  @Test func `controls say whether they take input`() throws {
    let screen = Screen(FormSample())
    #expect(try screen.isEnabled("Name"))
    #expect(try !screen.isEnabled("Greet"))
    #expect(try screen.isEnabled("Who are you?"))
    try screen.type("Ada", into: "Name")
    #expect(try screen.isEnabled("Greet"))
  }

  @Test func `words inside a button are as disabled as the button`() throws {
    let screen = Screen(FormSample())
    #expect(try !screen.isEnabled(.text("Greet")))
  }

  @Test func `a field's value is its text`() throws {
    let screen = Screen(FormSample())
    #expect(try screen.value(of: "Name") == "")
    try screen.set("Ada", in: "Name")
    #expect(try screen.value(of: "Name") == "Ada")
    #expect(try screen.value(of: "Greet") == nil)
  }

  @Test func `frames are those on the screen`() throws {
    let screen = Screen(
      Text("ab").frame(width: 100, height: 40).padding(10),
      size: CGSize(width: 200, height: 100))
    #expect(try screen.frame(of: "ab") == CGRect(x: 90.75, y: 39, width: 18.5, height: 22))
  }

  @Test func `bodies are counted for each screen by itself`() throws {
    let one = Screen(CounterSample())
    let other = Screen(CounterSample())
    try one.tap("Add")
    try one.tap("Add")
    #expect(one.bodyCount(of: CounterSample.self) == 3)
    #expect(other.bodyCount(of: CounterSample.self) == 1)
    #expect(other.bodyCount(of: FormSample.self) == 0)
  }

  @Test func `counts tell what happened between two moments`() throws {
    let screen = Screen(CounterSample())
    let before = screen.counts
    try screen.tap("Add")
    let news = screen.counts - before
    #expect(news.bodies == 1)
    #expect(news.frames == 1)
    #expect(news.nodesMade == 0)
    #expect(news.description.hasPrefix("1 bodies, "))
    let after = screen.counts
    #expect((screen.counts - after).mutations == 0)
  }

  @Test func `the locale and the colour scheme reach the views`() {
    struct Surroundings: View {
      @Environment(\.locale) var locale
      @Environment(\.colorScheme) var colorScheme
      var body: some View { Text("\(locale.identifier) \(colorScheme)") }
    }
    #expect(Screen(Surroundings()).texts == ["en_US light"])
    let other = Screen(Surroundings(), locale: Locale(identifier: "de_AT"), colorScheme: .dark)
    #expect(other.texts == ["de_AT dark"])
  }
}
