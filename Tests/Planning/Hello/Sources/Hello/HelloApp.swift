import PortableUI

@main
struct HelloApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup("Hello") {
      VStack {
        Text("Count: \(count)")
        Button("Add") { count += 1 }
      }
      .padding()
    }
  }
}
