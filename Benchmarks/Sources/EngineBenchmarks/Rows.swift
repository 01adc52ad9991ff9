import PortableCombine
import PortableUI

/// A row as lists have them: two texts and a button.
struct Row: View {
  let number: Int
  var remote: Remote?
  @State private var taps = 0

  var body: some View {
    remote?.press = { taps += 1 }
    return HStack {
      Text(verbatim: "Row \(number)")
      Text(verbatim: "\(taps)")
      Button(String("Add to \(number)")) { taps += 1 }
    }
  }
}

/// Presses the button of one row without looking for it.
@MainActor
final class Remote {
  var press: () -> Void = {}
}

/// A column of rows, one of which can be pressed from afar, and all of which can be turned round.
struct Rows: View {
  @State private var numbers: [Int]
  let pressed: Int
  let row: Remote
  let order: Remote
  let end: Remote

  init(_ count: Int, row: Remote = Remote(), order: Remote = Remote(), end: Remote = Remote()) {
    numbers = Array(0..<count)
    pressed = count / 2
    self.row = row
    self.order = order
    self.end = end
  }

  var body: some View {
    order.press = { numbers.reverse() }
    end.press = {
      if numbers.last == -1 { numbers.removeLast() } else { numbers.append(-1) }
    }
    return VStack {
      ForEach(numbers, id: \.self) { Row(number: $0, remote: $0 == pressed ? row : nil) }
    }
  }
}

/// Rows of which few are made.
struct LazyRows: View {
  let count: Int

  var body: some View {
    ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Row(number: $0) } } }
  }
}

/// An element of a model, and a row that shows it.
struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
}

final class Items: ObservableObject {
  @Published var all: [Item]

  init(_ count: Int) { all = (0..<count).map { Item(id: $0, name: "Item \($0)") } }
}

struct ItemRow: View {
  let item: Item
  var body: some View { Text(verbatim: item.name) }
}

struct ItemRows: View {
  @ObservedObject var items: Items
  var body: some View { VStack { ForEach(items.all) { ItemRow(item: $0) } } }
}

/// A screen of ordinary size.
struct Form: View {
  @State private var count = 0
  @State private var name = "Ada"
  @State private var isOn = true

  var body: some View {
    VStack {
      Text(verbatim: "Profile").font(.title)
      HStack {
        Text(verbatim: "Name")
        TextField("Name", text: $name)
      }
      Toggle("Notify me", isOn: $isOn)
      ForEach(0..<10) { Text(verbatim: "Line \($0) of the text") }
      HStack {
        Text(verbatim: "\(count)")
        Button("Add") { count += 1 }
        Button("Reset") { count = 0 }
      }
    }
  }
}

struct LazyItems: View {
  @ObservedObject var items: Items
  var body: some View {
    ScrollView { LazyVStack { ForEach(items.all) { ItemRow(item: $0) } } }
  }
}

struct LazyNames: View {
  let names: [String]
  var body: some View {
    ScrollView { LazyVStack { ForEach(names, id: \.self) { Text(verbatim: $0) } } }
  }
}
