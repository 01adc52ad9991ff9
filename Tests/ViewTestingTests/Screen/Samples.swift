import PortableUI

/// Counts its taps.
struct CounterSample: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
    }
  }
}

/// A name, and a button that wants one.
struct FormSample: View {
  @State private var name = ""
  @State private var greeting = "Who are you?"

  var body: some View {
    VStack {
      Text(greeting)
      TextField("Name", text: $name)
      Button("Greet") { greeting = "Hello, \(name)!" }.disabled(name.isEmpty)
    }
  }
}

/// Remembers what its binding was told.
final class TextLog {
  var texts: [String] = []
}

/// A field that keeps at most four letters, in capitals.
struct CodeSample: View {
  let log: TextLog
  @State private var code = ""

  var body: some View {
    TextField(
      "Code",
      text: Binding(
        get: { code },
        set: {
          log.texts.append($0)
          code = String($0.uppercased().prefix(4))
        }))
  }
}
