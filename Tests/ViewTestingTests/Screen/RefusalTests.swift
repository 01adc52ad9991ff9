import Foundation
import PortableUI
import Testing
import ViewTesting

/// What a person cannot do, and the exact words in which the screen says so.
@MainActor
struct RefusalTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let provoke: @MainActor @Sendable () throws -> Void
    let expected: String
    var testDescription: String { id }
  }

  @Test(arguments: rows)
  func `a refusal says what happened, the facts, and what to do`(row: Row) throws {
    let error = try #require(throws: ScreenError.self) { try row.provoke() }
    #expect(error.description == row.expected)
  }

  struct List: View {
    var body: some View {
      Text("Top").frame(height: 100)
      ScrollView { LazyVStack { ForEach(0..<200, id: \.self) { Button(String("Row \($0)")) {} } } }
        .frame(width: 200, height: 100)
    }
  }

  @Test(arguments: scrollingRows)
  func `where one would have to scroll first, a refusal says so`(row: Row) throws {
    let error = try #require(throws: ScreenError.self) { try row.provoke() }
    #expect(error.description == row.expected)
  }

  nonisolated static let scrollingRows = [
    Row(id: "out of sight") {
      try Screen(List()).tap("Row 3")
    } expected: {
      """
      Could not tap button "Row 3": its middle cannot be seen.
        it is at: 158, 558, 74×36
        one sees: 95, 426, 200×100
        Fix: Scroll there first: scroll(to: "Row 3"), or swipe.
      """
    },
    Row(id: "not made") {
      try Screen(List(), size: CGSize(width: 390, height: 300)).tap("Line 150")
    } expected: {
      """
      Could not tap "Line 150": it is not on the screen.
        on the screen: text "Top", button "Row 0", text "Row 0", button "Row 1", text "Row 1", \
      button "Row 2", text "Row 2"
        Fix: Settle first if it is still to come, or scroll(to:) it.
      """
    },
    Row(id: "nothing that way") {
      try Screen(List()).swipe(.left)
    } expected: {
      """
      Could not swipe left: nothing on the screen can be moved that way.
        scroll areas: scroll area at 95, 426, 200×100
        Fix: Swipe over a ScrollView that has the axis, and is not disabled.
      """
    },
    Row(id: "several that way") {
      try Screen(
        HStack {
          List()
          List()
        }
      ).swipe(.up)
    } expected: {
      """
      Could not swipe up: 2 scroll areas can be moved that way.
        scroll areas: scroll area at -9, 372, 200×100, scroll area at 218.5, 372, 200×100
        Fix: Say over what: swipe(.up, over: "…").
      """
    },
    Row(id: "over something that does not move") {
      try Screen(List()).swipe(.up, over: "Top")
    } expected: {
      """
      Could not swipe up over text "Top": nothing around it can be moved that way.
        scroll areas: scroll area at 95, 426, 200×100
        Fix: Swipe over something inside a ScrollView that has the axis, and is not disabled.
      """
    },
    Row(id: "over something out of sight") {
      try Screen(List()).swipe(.up, over: .button("Row 3"))
    } expected: {
      """
      Could not swipe up over button "Row 3": it cannot be seen.
        it is at: 158, 558, 74×36
        one sees: 95, 426, 200×100
        Fix: Take something that is seen, or scroll(to:) it first.
      """
    },
    Row(id: "scrolled to and nowhere") {
      try Screen(List().scrollDisabled(true)).scroll(to: .button("Row 3"))
    } expected: {
      """
      Could not scroll to button "Row 3": no scrolling brings it into sight.
        scroll areas: scroll area at 95, 426, 200×100
        Fix: Look whether it is hidden, or in a ScrollView that is disabled or out of sight itself.
      """
    },
  ]

  nonisolated static let rows = [
    Row(id: "absent, with something near") {
      try Screen(CounterSample()).tap("add")
    } expected: {
      """
      Could not tap "add": it is not on the screen.
        near: button "Add", text "Add"
        on the screen: text "Count: 0", button "Add", text "Add"
        Fix: Look for one of those nearby, or do what brings it onto the screen.
      """
    },
    Row(id: "absent, with nothing near") {
      try Screen(CounterSample()).tap(.button("Remove"))
    } expected: {
      """
      Could not tap button "Remove": it is not on the screen.
        on the screen: text "Count: 0", button "Add", text "Add"
        Fix: Settle first if it is still to come, or do what brings it onto the screen.
      """
    },
    Row(id: "absent, on an empty screen") {
      try Screen(EmptyView()).tap(.identifier("save"))
    } expected: {
      """
      Could not tap identifier "save": it is not on the screen.
        on the screen: nothing
        Fix: Settle first if it is still to come, or do what brings it onto the screen.
      """
    },
    Row(id: "ambiguous") {
      let screen = Screen(
        VStack(spacing: 10) {
          Button("Delete") {}
          Button("Delete") {}
        }, size: CGSize(width: 100, height: 100))
      try screen.tap("Delete")
    } expected: {
      """
      Could not tap "Delete": 2 things on the screen are that.
        found: button "Delete" at 13, 9, 74×36, button "Delete" at 13, 55, 74×36
        Fix: Name the role too, say which with in: .row(…) or at(_:), or give the one you mean an \
      accessibilityIdentifier.
      """
    },
    Row(id: "disabled") {
      try Screen(Button("Save") {}.disabled(true), size: CGSize(width: 100, height: 36)).tap("Save")
    } expected: {
      """
      Could not tap button "Save": it is disabled.
        at: 18.5, 0, 63×36
        Fix: Do what enables it first.
      """
    },
    Row(id: "a key that nobody waits for") {
      let screen = Screen(
        VStack {
          Button("Save") {}.keyboardShortcut("s")
          Button("Print") {}.keyboardShortcut("p", modifiers: [.command, .option]).disabled(true)
          Button("OK") {}.keyboardShortcut(.defaultAction)
        })
      try screen.press(.pageUp, modifiers: .shift)
    } expected: {
      """
      Could not press Shift-Page Up: nothing on the screen waits for it.
        shortcuts on the screen: Command-s for button "Save", Command-Option-p for button "Print", \
      disabled, Return for button "OK"
        Fix: Press one of those, or do what shows or enables the button first.
      """
    },
    Row(id: "a disabled field") {
      try Screen(
        TextField("Name", text: .constant("")).disabled(true), size: CGSize(width: 100, height: 34)
      ).type("a", into: "Name")
    } expected: {
      """
      Could not type into text field "Name": it is disabled.
        at: 0, 0, 100×34
        Fix: Do what enables it first.
      """
    },
    Row(id: "off the screen") {
      let screen = Screen(
        VStack {
          Text("High").frame(height: 100)
          Button("Low") {}
        }, size: CGSize(width: 200, height: 100))
      try screen.tap("Low")
    } expected: {
      """
      Could not tap button "Low": its middle cannot be seen.
        it is at: 70.25, 86, 59.5×36
        one sees: 0, 0, 200×100
        Fix: Give the Screen a size that shows it.
      """
    },
    Row(id: "covered") {
      try Screen(
        ZStack {
          Button("Under") {}
          Text("Everything is new").font(.largeTitle)
        }
      ).tap("Under")
    } expected: {
      """
      Could not tap button "Under": a tap on it does not arrive.
        covered by: text "Everything is new"
        Fix: Put away what covers it, or give that allowsHitTesting(false) if it is only for show.
      """
    },
    Row(id: "idle") {
      try Screen(CounterSample()).tap("Count: 0")
    } expected: {
      """
      Could not tap text "Count: 0": it does not react to that.
        what reacts: button "Add"
        Fix: Look for what reacts: a control, or a view with onTapGesture for as many taps.
      """
    },
    Row(id: "typing into what is no field") {
      try Screen(FormSample()).type("Ada", into: "Greet")
    } expected: {
      """
      Could not type into button "Greet": it is not a text field.
        text fields on the screen: text field "Name"
        Fix: Look for one of those, or use what fits a button.
      """
    },
    Row(id: "switching what is no toggle") {
      try Screen(CounterSample()).toggle("Add")
    } expected: {
      """
      Could not toggle button "Add": it is not a toggle.
        toggles on the screen: nothing
        Fix: Look for one of those, or use what fits a button.
      """
    },
    Row(id: "a field that leaves while one types") {
      try Screen(LeavingField()).type("abc", into: "Pin")
    } expected: {
      """
      Could not type into text field "Pin" to the end: it left the screen.
        typed so far: "ab"
        Fix: Type only as much as a person could, or keep the field as it is.
      """
    },
    Row(id: "hidden") {
      try Screen(Button("Later") {}.hidden()).tap("Later")
    } expected: {
      """
      Could not tap button "Later": it is hidden.
        hidden by: hidden()
        Fix: Do what shows it first.
      """
    },
    Row(id: "see-through") {
      try Screen(Button("Later") {}.opacity(0)).tap("Later")
    } expected: {
      """
      Could not tap button "Later": it is hidden.
        hidden by: an opacity of 0
        Fix: Do what shows it first.
      """
    },
    Row(id: "letting taps through") {
      try Screen(Button("Ghost") {}.allowsHitTesting(false)).tap("Ghost")
    } expected: {
      """
      Could not tap button "Ghost": a tap on it does not arrive.
        covered by: nothing; it lets taps through
        Fix: Remove allowsHitTesting(false), or do what ends it first.
      """
    },
    Row(id: "nothing in the middle") {
      try Screen(
        Color.clear.accessibilityLabel("Void").frame(width: 40, height: 40).onTapGesture {},
        size: CGSize(width: 100, height: 100)
      ).tap("Void")
    } expected: {
      """
      Could not tap shape "Void": nothing of it is in its middle.
        it is at: 30, 30, 40×40
        Fix: Tap what is in it, or give it contentShape(Rectangle()) if all of it is to be touched.
      """
    },
    Row(id: "tapping a picker") {
      try Screen(ControlsSample()).tap(.picker("Colour"))
    } expected: {
      """
      Could not tap picker "Colour": it does not react to that.
        what reacts: toggle "Wi-Fi"
        Fix: Use select(_:in:) for a picker, slide(_:to:) for a slider, increment(_:) for a stepper.
      """
    },
    Row(id: "an option that is not there") {
      try Screen(ControlsSample()).select("Blue", in: "Colour")
    } expected: {
      """
      Could not select "Blue" in picker "Colour": it has no such option.
        its options: "Red", "Green"
        Fix: Select one of those.
      """
    },
    Row(id: "beyond a slider's end") {
      try Screen(ControlsSample()).slide("Volume", to: 3)
    } expected: {
      """
      Could not slide slider "Volume" to 3: it does not go that far.
        it goes: from 0 to 2
        Fix: Slide to a value between those.
      """
    },
    Row(id: "reading what is not there") {
      _ = try Screen(CounterSample()).value(of: "Total")
    } expected: {
      """
      Could not read "Total": it is not on the screen.
        on the screen: text "Count: 0", button "Add", text "Add"
        Fix: Settle first if it is still to come, or do what brings it onto the screen.
      """
    },
  ]
}

extension RefusalTests.Row {
  init(
    id: String, provoke: @escaping @MainActor @Sendable () throws -> Void,
    expected: () -> String
  ) {
    self.init(id: id, provoke: provoke, expected: expected())
  }
}

/// Goes away when two letters are there.
private struct LeavingField: View {
  @State private var pin = ""

  var body: some View {
    if pin.count < 2 { TextField("Pin", text: $pin) } else { Text("Thank you") }
  }
}
