import PortableUI

struct CounterPage: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "Count: \(count)")
      Button("Add") { count += 1 }
    }
  }
}
