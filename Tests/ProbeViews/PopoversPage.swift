import Foundation
import PortableUI

/// Popovers of a view, of an item and of a button in the bar, with a question over one.
struct PopoversPage: View {
  @State private var name = ""
  @State private var isShown = false
  @State private var isBarShown = false
  @State private var asks = false
  @State private var fruit: Fruit?
  @State private var taps = 0
  @FocusState private var isNaming: Bool

  private struct Fruit: Identifiable {
    let id: String
  }

  var body: some View {
    VStack(spacing: 16) {
      TextField("Name", text: $name).focused($isNaming)
      Button("About") { isShown = true }
        .popover(isPresented: $isShown, arrowEdge: .bottom) { about }
      HStack {
        Button("Apple") { fruit = Fruit(id: "Apple") }
        Button("Count") { taps += 1 }
      }
      .popover(item: $fruit, attachmentAnchor: .point(.bottom), arrowEdge: .bottom) { fruit in
        FruitPage(name: fruit.id) { self.fruit = Fruit(id: "Pear") }
      }
      Text(verbatim: "\(isShown) \(fruit?.id ?? "none") \(taps)")
      Text(verbatim: "naming: \(isNaming)")
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .navigationTitle("Popovers")
    .toolbar {
      Button("More") { isBarShown = true }
        .popover(isPresented: $isBarShown, arrowEdge: .bottom) { Text("In the bar").padding() }
    }
  }

  private var about: some View {
    VStack {
      TextField("Inner name", text: $name)
      Text(verbatim: "Written: \(name)")
      Button("Sure?") { asks = true }
      Button("Close it") { isShown = false }
    }
    .padding()
    .frame(width: 200)
    .alert("Really?", isPresented: $asks) {
      Button("Yes") { name = "yes" }
      Button("No", role: .cancel) {}
    }
  }
}

/// What is said of a fruit, with a count of its own.
private struct FruitPage: View {
  let name: String
  let next: () -> Void
  @State private var bites = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(name), bitten \(bites)")
      Button("Bite") { bites += 1 }
      Button("Next") { next() }
    }
    .padding()
  }
}
