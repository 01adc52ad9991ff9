import Foundation
import PortableUI
import ViewTesting

/// One of everything that ready steps are about.
struct RoomSample: View {
  @Environment(\.clock) private var clock
  @State private var name = "Ada"
  @State private var theme = "Light"
  @State private var isLoud = false
  @State private var volume = 0.5
  @State private var taps = 0
  @State private var likes = 0
  @State private var isAsking = false
  @State private var hint = "Welcome"

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack {
          Text(hint)
          Text("Taps: \(taps)").accessibilityIdentifier("taps")
          Button("Add") { taps += 1 }.keyboardShortcut("n", modifiers: .command)
          Text("Likes: \(likes)").onTapGesture(count: 2) { likes += 1 }
          TextField("Name", text: $name)
          Button("Greet") { hint = "Hello, \(name)!" }.disabled(name.isEmpty)
          Toggle("Loud", isOn: $isLoud)
          Slider(value: $volume, in: 0...1).accessibilityLabel("Volume")
          Picker("Theme", selection: $theme) {
            Text("Light").tag("Light")
            Text("Dark").tag("Dark")
          }
          ForEach(["Milk", "Tea"], id: \.self) { thing in
            HStack {
              Text(thing)
              Button("Remove") { hint = "No \(thing)" }
            }
          }
          Button("Ask") { isAsking = true }
          NavigationLink("More") { Text("Second page").navigationTitle("More") }
          Color.blue.frame(height: 800)
          Text("The end")
        }
      }
      .navigationTitle("Room")
      .alert("Sure?", isPresented: $isAsking) {
        Button("Yes") { hint = "Sure" }
        Button("No", role: .cancel) {}
      } message: {
        Text("There is no way back.")
      }
    }
    .task {
      for second in 1...3 {
        try? await clock.sleep(for: .seconds(1))
        if Task.isCancelled { return }
        hint = "After \(second)"
      }
    }
  }
}

/// What a fake server knows.
@MainActor
final class StubServer {
  var name = "nobody"
  var fails = false
  private(set) var asked = 0

  func load() async -> String? {
    asked += 1
    return fails ? nil : name
  }
}

/// A name that is loaded, with a moment in between.
struct LoadingSample: View {
  let server: StubServer
  @State private var name: String? = "Loading"
  @State private var attempt = 0

  var body: some View {
    VStack {
      Text(name ?? "No connection").onTapGesture { load() }
      if name == nil { Button("Retry") { load() } }
    }
    .task(id: attempt) { name = await server.load() }
  }

  private func load() { (name, attempt) = ("Loading", attempt + 1) }
}

/// Asks two questions by way of other threads; the way of the first is longer.
struct QuestionsSample: View {
  @State private var asked = ""

  var body: some View {
    VStack {
      Text(asked)
      Button("Ask a") { ask("a", after: 20_000) }
      Button("Ask b") { ask("b", after: 1) }
    }
  }

  private func ask(_ question: String, after work: Int) {
    Task {
      await Task.detached { precondition((0..<work).map { -$0 }.sorted().count == work) }.value
      asked += question
    }
  }
}
