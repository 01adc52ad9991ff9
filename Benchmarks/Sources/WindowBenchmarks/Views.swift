import PortableCombine
import PortableUI

/// Changes something in a view from afar.
@MainActor
final class Remote {
  var press: () -> Void = {}
}

/// A row as lists have them: two texts and a button.
struct WindowRow: View {
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

/// A column of rows, one of which can be pressed from afar, and all of which can be turned round.
struct WindowRows: View {
  @State private var numbers: [Int]
  let pressed: Int
  let row: Remote
  let order: Remote

  init(_ count: Int, row: Remote = Remote(), order: Remote = Remote()) {
    numbers = Array(0..<count)
    pressed = count / 2
    self.row = row
    self.order = order
  }

  var body: some View {
    order.press = { numbers.reverse() }
    return VStack {
      ForEach(numbers, id: \.self) { WindowRow(number: $0, remote: $0 == pressed ? row : nil) }
    }
  }
}

/// A count as a text.
struct PlainCount: View {
  let remote: Remote
  @State private var count = 0

  var body: some View {
    remote.press = { count += 1 }
    return Text(verbatim: "Count: \(count)")
  }
}

/// Rows of which few are made.
struct LazyRows: View {
  let count: Int

  var body: some View {
    ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { WindowRow(number: $0) } } }
  }
}

/// A count as a text, which says when it is shown.
struct CountView: View {
  let remote: Remote
  var shown: () -> Void = {}
  @State private var count = 0

  var body: some View {
    remote.press = { count += 1 }
    return Text(verbatim: "Count: \(count)").onChange(of: count) { shown() }
  }
}

/// A field that says when what was typed into it has come to the model.
struct FieldView: View {
  let typed: () -> Void
  @State private var text = ""

  var body: some View {
    TextField(
      "Name",
      text: Binding {
        text
      } set: {
        text = $0
        typed()
      })
  }
}
