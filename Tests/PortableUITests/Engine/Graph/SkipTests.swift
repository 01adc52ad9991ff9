import Foundation
import PortableCombine
import PortableUI
import Synchronization
import Testing

/// Which bodies are asked for, and above all which are not.
@MainActor
struct SkipTests {
  @Test func `a child that looks the same is not asked`() {
    let inspector = Rig(Parent())
    #expect(inspector.bodies(of: Plain.self) { inspector.tap("more") } == 0)
    #expect(inspector.bodies(of: Equal.self) { inspector.tap("more") } == 0)
    #expect(inspector.bodies(of: Fields.self) { inspector.tap("more") } == 0)
    #expect(inspector.bodies(of: Holder.self) { inspector.tap("more") } == 0)
    #expect(inspector.bodies(of: Wrapped.self) { inspector.tap("more") } == 0)
  }

  @Test func `a closure counts as changed`() {
    let inspector = Rig(Parent())
    #expect(inspector.bodies(of: Acting.self) { inspector.tap("more") } == 1)
  }

  @Test func `a view that only passes a binding on is not asked when the value changes`() {
    let inspector = Rig(Owner())
    var passed = 0
    let read = inspector.bodies(of: Reading.self) {
      passed = inspector.bodies(of: Passing.self) { inspector.tap("add") }
    }
    #expect(read == 1 && passed == 0)
    #expect(inspector.texts.contains("value 1"))
    #expect(inspector.bodies(of: Owner.self) { inspector.tap("add") } == 0)
  }

  @Test func `a value written again asks for nothing`() {
    let inspector = Rig(Owner())
    inspector.tap("add")
    let before = inspector.graph.counts
    inspector.press("same")
    #expect(!inspector.graph.isFrameNeeded)
    inspector.frame()
    #expect(inspector.graph.counts == before)
  }

  @Test func `many writes make one frame`() {
    let inspector = Rig(Owner())
    let frames = inspector.graph.counts.frames
    #expect(inspector.bodies(of: Reading.self) { inspector.tap("add three times") } == 1)
    #expect(inspector.graph.counts.frames == frames + 1)
    #expect(!inspector.graph.isFrameNeeded)
  }

  @Test func `only who reads a key of the environment is asked when it changes`() {
    let inspector = Rig(Themed())
    var others = 0
    let readers = inspector.bodies(of: ThemeReader.self) {
      others = inspector.bodies(of: FontReader.self) { inspector.tap("theme") }
    }
    #expect(readers == 1 && others == 0)
    #expect(inspector.texts.contains("theme 1"))
  }

  @Test func `one of ten thousand rows changes for the price of one`() {
    let inspector = Rig(Many(count: 10_000))
    inspector.tap("row 5000")
    let before = inspector.graph.counts
    inspector.tap("row 5000")
    #expect(inspector.graph.counts.bodies == before.bodies + 1)
    #expect(inspector.graph.counts.measures <= before.measures + 4)
    #expect(inspector.graph.counts.nodesMade == before.nodesMade)
    #expect(inspector.graph.counts.mutations == before.mutations + 1)
  }

  @Test func `one other element of ten thousand is one other row`() {
    let list = Elements(count: 10_000)
    let inspector = Rig(ElementList(list: list))
    list.elements[7_000].name = "other"
    #expect(inspector.bodies(of: ElementRow.self) { inspector.frame() } == 1)
    #expect(inspector.texts[7_000] == "other")
  }

  @Test func `a thousand rows turned round are moved, not made`() {
    let inspector = Rig(Many(count: 1_000))
    inspector.tap("row 3")
    let before = inspector.graph.counts
    inspector.tap("reverse")
    #expect(inspector.graph.counts.nodesMade == before.nodesMade)
    #expect(inspector.texts.last == "row 0" && inspector.texts.contains("3: 1"))
    #expect(inspector.bodies(of: CountingRow.self) { inspector.tap("reverse") } == 0)
  }

  @Test func `what a row's closure reads is read by the rows`() {
    let inspector = Rig(ReadInRows())
    inspector.tap("add")
    #expect(inspector.texts == ["0 and 1", "1 and 1", "add"])
    let objects = Rig(ReadObjectInRows(object: Numbers()))
    objects.tap("add")
    #expect(objects.texts == ["0 and 1", "1 and 1", "add"])
  }

  @Test func `a composite property is brought up to date before each body`() {
    let inspector = Rig(Composing())
    #expect(inspector.texts == ["1 update, 0", "add"])
    inspector.tap("add")
    #expect(inspector.texts == ["2 update, 1", "add"])
  }
}

private final class Thing {}

private struct Plain: View {
  let number: Int
  var body: some View { Text("plain") }
}

private struct Equal: View, Equatable {
  let action: () -> Void
  nonisolated static func == (one: Equal, other: Equal) -> Bool { true }
  var body: some View { Text("equal") }
}

private struct Fields: View {
  let name: String
  let numbers: [Int]
  let maybe: String?
  @State private var state = 0
  var body: some View { Text("fields \(state)") }
}

private struct Holder: View {
  let thing: Thing
  let maybe: Thing?
  weak var weakThing: Thing?
  var body: some View { Text("holder") }
}

private struct Wrapped: View {
  @Binding var value: Int
  @Environment(\.font) private var font
  var body: some View { Text("wrapped \(value)") }
}

private struct Acting: View {
  let action: () -> Void
  var body: some View { Text("acting") }
}

private struct Parent: View {
  @State private var count = 0
  @State private var value = 0
  private static let shared = Thing()

  var body: some View {
    VStack {
      Text("\(count)")
      Button("more") { count += 1 }
      Plain(number: 1)
      Equal {}
      Fields(name: "a", numbers: [1, 2], maybe: "b")
      Holder(thing: Parent.shared, maybe: Parent.shared, weakThing: Parent.shared)
      Wrapped(value: $value)
      Acting {}
    }
  }
}

private struct Reading: View {
  @Binding var value: Int
  var body: some View { Text("value \(value)") }
}

private struct Passing: View {
  @Binding var value: Int
  var body: some View { Reading(value: $value) }
}

private struct Owner: View {
  @State private var value = 0

  var body: some View {
    VStack {
      Passing(value: $value)
      Button("add") { value += 1 }
      Button("same") { value = value }
      Button("add three times") { for _ in 1...3 { value += 1 } }
    }
  }
}

private struct ThemeReader: View {
  @Environment(\.theme) private var theme
  var body: some View { Text("theme \(theme)") }
}

private struct FontReader: View {
  @Environment(\.font) private var font
  var body: some View { Text(font == nil ? "no font" : "font") }
}

private struct Themed: View {
  @State private var theme = 0

  var body: some View {
    VStack {
      VStack {
        ThemeReader()
        FontReader()
      }
      .environment(\.theme, theme)
      Button("theme") { theme += 1 }
    }
  }
}

private struct CountingRow: View {
  let number: Int
  @State private var taps = 0

  var body: some View {
    HStack {
      Text("\(number): \(taps)").frame(width: 100)
      Button(String("row \(number)")) { taps += 1 }
    }
  }
}

private struct Many: View {
  @State private var numbers: [Int]

  init(count: Int) { _numbers = State(initialValue: Array(0..<count)) }

  var body: some View {
    VStack {
      Button("reverse") { numbers.reverse() }
      ForEach(numbers, id: \.self) { CountingRow(number: $0) }
    }
  }
}

private final class Elements: ObservableObject {
  struct Element: Identifiable {
    let id: Int
    var name: String
  }

  @Published var elements: [Element]

  init(count: Int) { elements = (0..<count).map { Element(id: $0, name: "\($0)") } }
}

private struct ElementRow: View {
  let element: Elements.Element
  var body: some View { Text(element.name) }
}

private struct ElementList: View {
  @ObservedObject var list: Elements
  var body: some View { VStack { ForEach(list.elements) { ElementRow(element: $0) } } }
}

private struct ReadInRows: View {
  @State private var number = 0

  var body: some View {
    VStack {
      ForEach(0..<2) { Text("\($0) and \(number)") }
      Button("add") { number += 1 }
    }
  }
}

private final class Numbers: ObservableObject {
  @Published var number = 0
}

private struct ReadObjectInRows: View {
  @ObservedObject var object: Numbers

  var body: some View {
    VStack {
      ForEach(0..<2) { Text("\($0) and \(object.number)") }
      Button("add") { object.number += 1 }
    }
  }
}

private let updates = Mutex(0)

private struct Composite: DynamicProperty {
  @State var number = 0
  var updateCount = 0

  mutating func update() {
    updateCount = updates.withLock { count in
      count += 1
      return count
    }
  }
}

private struct Composing: View {
  private var composite = Composite()

  var body: some View {
    VStack {
      Text("\(composite.updateCount) update, \(composite.number)")
      Button("add") { composite.number += 1 }
    }
  }
}
