import Foundation
import PortableUI

/// A page that something else covers, which is about one fruit after the other.
struct CoversPage: View {
  private struct Fruit: Identifiable {
    let id: String
  }

  @State private var fruit: Fruit?
  @State private var closed = 0

  var body: some View {
    VStack {
      Button("Apple") { fruit = Fruit(id: "Apple") }
      Text(verbatim: "closed: \(closed)")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .navigationTitle("Below")
    .fullScreenCover(item: $fruit, onDismiss: dismissed) { fruit in
      CoverPage(name: fruit.id) { self.fruit = Fruit(id: "Pear") }
    }
  }

  private func dismissed() { closed += 1 }
}

/// What is said of a fruit, with a count of its own.
private struct CoverPage: View {
  let name: String
  let next: () -> Void
  @State private var bites = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(verbatim: "\(name), bitten \(bites)")
      Button("Bite") { bites += 1 }
      Button("Next") { next() }
      Button("Done") { dismiss() }
    }
    .navigationTitle(name)
  }
}
