import PortableUI
import Testing

@MainActor
struct BindingTests {
  @Test func `a binding reads and writes where the value lives`() {
    let box = Box(1)
    let binding = box.binding
    binding.wrappedValue = 2
    #expect(box.value == 2 && binding.wrappedValue == 2 && binding.projectedValue.wrappedValue == 2)
    #expect(Binding(projectedValue: binding).wrappedValue == 2)
  }

  @Test func `a constant forgets what is written`() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func `a member of a value has a binding of its own`() {
    let box = Box(Person(name: "Ada", pets: ["Rex"]))
    box.binding.name.wrappedValue = "Grace"
    box.binding.pets[0].wrappedValue = "Tom"
    #expect(box.value == Person(name: "Grace", pets: ["Tom"]))
  }

  @Test
  func `a binding to a value is one to an optional, and the other way round where there is one`()
    throws
  {
    let box = Box(1)
    let optional = Binding<Int?>(box.binding)
    optional.wrappedValue = 2
    optional.wrappedValue = nil
    #expect(box.value == 2)

    let maybe = Box<Int?>(nil)
    #expect(Binding(maybe.binding) == nil)
    maybe.value = 3
    let unwrapped = try #require(Binding(maybe.binding))
    unwrapped.wrappedValue = 4
    #expect(maybe.value == 4)
    maybe.value = nil
    #expect(unwrapped.wrappedValue == 4)
  }

  @Test func `the elements of a collection have bindings`() {
    let box = Box([1, 2, 3])
    for element in box.binding { element.wrappedValue *= 10 }
    #expect(box.value == [10, 20, 30])
    #expect(box.binding.count == 3 && box.binding.last?.wrappedValue == 30)
    let last = box.binding[2]
    box.value = [1]
    #expect(last.wrappedValue == 30)
    last.wrappedValue = 5
    #expect(box.value == [1])
  }

  @Test func `the setter may be told the transaction`() {
    var written: [Int] = []
    let binding = Binding<Int>(get: { 0 }, set: { value, _ in written.append(value) })
    binding.wrappedValue = 7
    binding.transaction(Transaction()).wrappedValue = 8
    #expect(written == [7, 8])
  }

  @Test func `rows edit their elements through bindings`() {
    let inspector = Rig(Editing())
    inspector.tap("add to b")
    #expect(inspector.texts.contains("total 1") && inspector.texts.contains("b 1"))
    #expect(inspector.bodies(of: EditingRow.self) { inspector.tap("add to b") } == 1)
    inspector.tap("drop first")
    #expect(inspector.texts == ["total 2", "drop first", "b 2", "add to b"])
    inspector.tap("add to b")
    #expect(inspector.texts.contains("b 3"))
  }

  @Test func `a binding whose setter writes twice shows the last value`() {
    let inspector = Rig(Clamping())
    inspector.tap("too much")
    #expect(inspector.texts.contains("10"))
  }

  @Test func `a view given the same binding made anew is not asked`() {
    let inspector = Rig(Repeating())
    #expect(inspector.bodies(of: PartsOf.self) { inspector.tap("other") } == 0)
    #expect(inspector.bodies(of: PartsOf.self) { inspector.tap("name") } == 1)
  }
}

private struct Person: Equatable {
  var name: String
  var pets: [String]
}

@MainActor
private final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> {
    Binding(get: { self.value }, set: { self.value = $0 })
  }
}

private struct Item: Identifiable {
  let id: String
  var count = 0
}

private struct EditingRow: View {
  @Binding var item: Item

  var body: some View {
    VStack {
      Text("\(item.id) \(item.count)")
      Button("add to \(item.id)") { item.count += 1 }
    }
  }
}

private struct Editing: View {
  @State private var items = [Item(id: "a"), Item(id: "b")]

  var body: some View {
    VStack {
      Text("total \(items.reduce(0) { $0 + $1.count })")
      Button("drop first") { items.removeFirst() }
      ForEach($items) { $item in EditingRow(item: $item) }
    }
  }
}

private struct Clamping: View {
  @State private var value = 0

  var body: some View {
    let clamped = Binding(
      get: { value },
      set: {
        value = $0
        if value > 10 { value = 10 }
      })
    VStack {
      Text("\(value)")
      Button("too much") { clamped.wrappedValue = 99 }
    }
  }
}

private struct PartsOf: View {
  @Binding var name: String
  @Binding var optional: String?
  @Binding var first: String

  var body: some View { Text("\(name) \(optional ?? "") \(first)") }
}

private struct Repeating: View {
  @State private var person = Person(name: "Ada", pets: ["Rex"])
  @State private var other = 0

  var body: some View {
    VStack {
      Text("\(other)")
      PartsOf(name: $person.name, optional: Binding($person.name), first: $person.pets[0])
      Button("other") { other += 1 }
      Button("name") { person.name += "!" }
    }
  }
}
