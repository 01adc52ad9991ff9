import Foundation
import PortableUI
import Testing
import ViewTesting

/// Screens that are presented over others.
@MainActor
struct SheetTests {
  /// What happened, in order.
  @MainActor
  final class Log {
    var lines: [String] = []

    func dismissed() { lines.append("dismissed") }
  }

  struct Page: View {
    let log: Log
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
      VStack {
        Text(verbatim: "shown: \(isShown), counted \(count)")
        Button("Show") { isShown = true }
        Button("Hide") { isShown = false }
      }
      .sheet(isPresented: $isShown, onDismiss: log.dismissed) {
        Inside(count: $count, log: log)
      }
      .font(.title)
    }
  }

  struct Inside: View {
    @Binding var count: Int
    let log: Log
    @State private var own = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.font) private var font

    var body: some View {
      VStack {
        Text(verbatim: "own \(own), \(isPresented), \(font == .title ? "title" : "no") font")
        Button("Count") {
          count += 1
          own += 1
        }
        Button("Done") { dismiss() }
      }
      .navigationTitle("Inside")
      .onAppear { log.lines.append("appeared") }
      .onDisappear { log.lines.append("disappeared") }
    }
  }

  @Test func `a sheet is over the screen, sees its environment, and writes what it is given`()
    throws
  {
    let screen = Screen(Page(log: Log()))
    #expect(screen.sheets == [])
    try screen.tap("Show")
    #expect(screen.sheets == ["Inside"])
    #expect(screen.exists("own 0, true, title font"))
    try screen.tap("Count")
    #expect(screen.exists("shown: true, counted 1"))
    #expect(screen.exists("own 1, true, title font"))
    #expect(screen.title == "Inside")
  }

  @Test(arguments: ["from inside", "by a person"])
  func `a sheet that is dismissed says so once, and its state is gone`(how: String) throws {
    let log = Log()
    let screen = Screen(Page(log: log))
    for round in 1...2 {
      try screen.tap("Show")
      try screen.tap("Count")
      if how == "from inside" { try screen.tap("Done") } else { try screen.dismiss() }
      #expect(screen.sheets == [])
      #expect(screen.exists(.text("shown: false, counted \(round)")))
      #expect(!screen.exists("Done"))
    }
    #expect(
      log.lines == ["appeared", "disappeared", "dismissed", "appeared", "disappeared", "dismissed"])
    try screen.tap("Show")
    #expect(screen.exists("own 0, true, title font"))
  }

  @Test func `what is under a sheet cannot be touched`() throws {
    let screen = Screen(Page(log: Log()))
    try screen.tap("Show")
    let error = #expect(throws: ScreenError.self) { try screen.tap("Hide") }
    #expect(
      error?.description == """
        Could not tap button "Hide": sheet "Inside" is in front of it.
          in front: bar "Inside", text "own 0, true, title font", button "Count", text \
        "Count", button "Done", text "Done"
          Fix: Answer or dismiss that first.
        """)
  }

  struct Letter: Identifiable {
    let id: Int
    var text: String
  }

  struct Letters: View {
    let log: Log
    @State private var letter: Letter?

    var body: some View {
      Button("Open") { letter = Letter(id: 1, text: "one") }
        .sheet(item: $letter, onDismiss: log.dismissed) { shown in
          LetterView(letter: shown, log: log)
          Button("Edit") { letter?.text = "edited" }
          Button("Next") { letter = Letter(id: shown.id + 1, text: "next") }
        }
    }
  }

  struct LetterView: View {
    let letter: Letter
    let log: Log
    @State private var taps = 0

    var body: some View {
      Button("\(letter.text), tapped \(taps)") { taps += 1 }
        .onAppear { log.lines.append("\(letter.id) appeared") }
        .onDisappear { log.lines.append("\(letter.id) disappeared") }
    }
  }

  @Test func `another value of an item is shown in its sheet, another item in a new one`() throws {
    let log = Log()
    let screen = Screen(Letters(log: log))
    try screen.tap("Open")
    try screen.tap("one, tapped 0")
    try screen.tap("Edit")
    #expect(screen.exists("edited, tapped 1"))
    try screen.tap("Next")
    #expect(screen.sheets.count == 1)
    #expect(screen.exists("next, tapped 0"))
    try screen.dismiss()
    #expect(screen.sheets == [])
    #expect(
      log.lines == [
        "1 appeared", "2 appeared", "1 disappeared", "dismissed", "2 disappeared", "dismissed",
      ])
  }

  struct Both: View {
    @State private var isFirst = false
    @State private var isSecond = false

    var body: some View {
      VStack {
        Button("Both") { (isFirst, isSecond) = (true, true) }
        Text(verbatim: "\(isFirst) \(isSecond)")
      }
      .sheet(isPresented: $isFirst) { Text("First") }
      .sheet(isPresented: $isSecond) { Text("Second") }
    }
  }

  @Test func `two sheets of one screen come one after the other`() throws {
    let screen = Screen(Both())
    try screen.tap("Both")
    #expect(screen.sheets == ["First"])
    #expect(screen.exists("true true"))
    try screen.dismiss()
    #expect(screen.sheets == ["Second"])
    #expect(screen.exists("false true"))
    try screen.dismiss()
    #expect(screen.sheets == [])
    #expect(screen.exists("false false"))
  }

  struct Nested: View {
    let depth: Int
    @State private var isShown = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text(verbatim: "Level \(depth)")
        Button("Deeper from \(depth)") { isShown = true }
        Button("Leave \(depth)") { dismiss() }
      }
      .sheet(isPresented: $isShown) { Nested(depth: depth + 1) }
    }
  }

  @Test func `sheets lie over sheets, and the one below waits`() throws {
    let screen = Screen(Nested(depth: 0))
    for depth in 0..<3 { try screen.tap("Deeper from \(depth)") }
    #expect(screen.sheets == ["Level 1", "Level 2", "Level 3"])
    #expect(throws: ScreenError.self) { try screen.tap("Leave 2") }
    try screen.tap("Leave 3")
    try screen.tap("Leave 2")
    #expect(screen.sheets == ["Level 1"])
    try screen.tap("Deeper from 1")
    try screen.dismiss()
    try screen.dismiss()
    #expect(screen.sheets == [])
    // Nothing to dismiss: it does nothing.
    try screen.tap("Leave 0")
    #expect(screen.exists("Level 0"))
  }

  @Test func `a sheet that goes takes along what lies over it`() throws {
    struct Page: View {
      @State private var isShown = true

      var body: some View {
        Text(verbatim: "\(isShown)")
          .sheet(isPresented: $isShown) { Inner(isShown: $isShown) }
      }
    }
    struct Inner: View {
      @Binding var isShown: Bool
      @State private var asks = false

      var body: some View {
        Button("Ask") { asks = true }
          .alert("Close all?", isPresented: $asks) { Button("All") { isShown = false } }
          .sheet(isPresented: .constant(false)) { Text("never") }
      }
    }
    let screen = Screen(Page())
    try screen.tap("Ask")
    #expect(screen.alerts == ["Close all?"])
    try screen.tap("All")
    #expect(screen.alerts == [])
    #expect(screen.sheets == [])
    #expect(screen.texts == ["false"])
  }

  @Test func `a sheet that must not be dismissed says what is in it`() throws {
    struct Page: View {
      @State private var isShown = true
      @State private var isHeld = true

      var body: some View {
        Text("Below").sheet(isPresented: $isShown) {
          Toggle("Held", isOn: $isHeld).interactiveDismissDisabled(isHeld)
        }
      }
    }
    let screen = Screen(Page())
    let error = #expect(throws: ScreenError.self) { try screen.dismiss() }
    #expect(
      error?.description == """
        Could not dismiss sheet "Held": interactiveDismissDisabled keeps it.
          in it: text "Held", toggle "Held"
          Fix: Press what closes it.
        """)
    try screen.toggle("Held")
    try screen.dismiss()
    #expect(screen.sheets == [])
    #expect(throws: ScreenError.self) { try screen.dismiss() }
  }

  @Test func `the keyboard returns to where it was`() throws {
    struct Page: View {
      @State private var name = ""
      @State private var isShown = false
      @FocusState private var isNaming: Bool

      var body: some View {
        TextField("Name", text: $name).focused($isNaming)
        Button("Show") { isShown = true }
        Text(verbatim: "naming: \(isNaming)")
          .sheet(isPresented: $isShown) { TextField("Inside", text: $name) }
      }
    }
    let screen = Screen(Page())
    try screen.type("a", into: "Name")
    #expect(screen.exists("naming: true"))
    try screen.tap("Show")
    #expect(screen.focused == nil)
    #expect(screen.exists("naming: false"))
    try screen.type("b", into: "Inside")
    #expect(screen.focused == "Inside")
    try screen.dismiss()
    #expect(screen.focused == "Name")
    #expect(screen.exists("naming: true"))
    #expect(try screen.value(of: .textField("Name")) == "ab")
  }

  @Test func `a binding that refuses keeps its sheet`() throws {
    let binding = Binding {
      true
    } set: { _ in
    }
    let screen = Screen(Text("Below").sheet(isPresented: binding) { Text("Stays") })
    try screen.dismiss()
    #expect(screen.sheets == ["Stays"])
  }

  @Test func `a binding that nobody watches is read when its sheet is dismissed`() throws {
    @MainActor
    final class Model {
      var isShown = true
    }
    let model = Model()
    let binding = Binding(get: { model.isShown }, set: { model.isShown = $0 })
    let screen = Screen(Text("Below").sheet(isPresented: binding) { Text("Sheet") })
    try screen.dismiss()
    #expect(!model.isShown)
    #expect(screen.sheets == [])
  }

  @Test func `a view that leaves the screen takes its sheet along`() throws {
    struct Page: View {
      let log: Log
      @State private var isThere = true
      @State private var isShown = true

      var body: some View {
        Text(verbatim: "\(isShown)")
        if isThere {
          Text("Presents").sheet(
            isPresented: $isShown, onDismiss: log.dismissed
          ) {
            Button("Remove below") { isThere = false }
          }
        }
      }
    }
    let log = Log()
    let screen = Screen(Page(log: log))
    try screen.tap("Remove below")
    #expect(screen.sheets == [])
    #expect(screen.texts == ["true"])
    #expect(log.lines == [])
  }

  @Test func `a sheet may be dismissed and asked for again in one action`() throws {
    struct Page: View {
      @State private var isShown = true

      var body: some View {
        Text("Below").sheet(isPresented: $isShown) {
          Button("Again") {
            isShown = false
            isShown = true
          }
        }
      }
    }
    let screen = Screen(Page())
    try screen.tap("Again")
    #expect(screen.sheets == ["Again"])
    try screen.dismiss()
    #expect(screen.sheets == [])
  }

  @Test func `what is in a sheet follows the state of those who present it`() throws {
    struct Page: View {
      @State private var words = "one"

      var body: some View {
        Text("Below")
          .environment(\.isBold, words == "two")
          .sheet(isPresented: .constant(true)) {
            Told(words: words)
            Button("Change") { words = "two" }
          }
          .environment(\.isBold, words == "two")
      }
    }
    struct Told: View {
      let words: String
      @Environment(\.isBold) private var isBold

      var body: some View { Text(verbatim: "\(words), bold: \(isBold)") }
    }
    let screen = Screen(Page())
    #expect(screen.exists("one, bold: false"))
    try screen.tap("Change")
    #expect(screen.exists("two, bold: true"))
  }

  @Test func `a toolbar in a sheet is in the bar of the sheet`() throws {
    struct Page: View {
      @State private var isShown = true

      var body: some View {
        Text("Below").navigationTitle("Below").sheet(isPresented: $isShown) {
          NavigationStack {
            Text("Content").navigationTitle("Above")
              .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("X") { isShown = false } }
              }
          }
        }
      }
    }
    let screen = Screen(Page())
    #expect(screen.title == "Above")
    #expect(screen.sheets == ["Above"])
    #expect(screen.texts == ["Below", "X", "Content"])
    try screen.tap("X")
    #expect(screen.title == "Below")
    #expect(screen.texts == ["Below"])
  }
}

private enum BoldKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  fileprivate var isBold: Bool {
    get { self[BoldKey.self] }
    set { self[BoldKey.self] = newValue }
  }
}
