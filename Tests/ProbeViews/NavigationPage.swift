import Foundation
import PortableUI

/// Pages over one another, with titles, items and fields.
struct NavigationPage: View {
  @State private var path = NavigationPath()
  @State private var note = ""
  @State private var isSheetShown = false

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 12) {
        TextField("Note", text: $note)
        NavigationLink("Fruits", value: "Fruits")
        NavigationLink("Far", value: 3)
        Button("Sheet") { isSheetShown = true }
        ScrollView {
          VStack {
            ForEach(0..<40, id: \.self) { row in
              NavigationLink("Row \(row)") { RowDetail(row: row) }
            }
          }
        }
      }
      .padding()
      .navigationTitle("Home")
      .toolbar { Button("Edit") { note = "edited" } }
      .navigationDestination(for: String.self) { FruitList(name: $0) }
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text(verbatim: "Number \(number)")
          Button("Home") { path = NavigationPath() }
        }
        .navigationTitle("Number \(number)")
        .navigationSubtitle("A number")
      }
    }
    .sheet(isPresented: $isSheetShown) {
      NavigationStack {
        NavigationLink("Inside") { Text("Inner page").navigationTitle("Inner") }
          .padding()
          .navigationTitle("Sheet")
      }
    }
  }
}

private struct FruitList: View {
  let name: String
  @State private var count = 0
  @State private var text = ""

  var body: some View {
    VStack(spacing: 12) {
      TextField("Filter", text: $text)
      Button("Eaten \(count)") { count += 1 }
      NavigationLink("Seven", value: 7)
      Text(verbatim: "All \(name.lowercased())")
    }
    .padding()
    .navigationTitle(name)
    .toolbar { Button("Share") { count += 10 } }
  }
}

private struct RowDetail: View {
  let row: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(verbatim: "Detail \(row)")
      Button("Leave") { dismiss() }
    }
    .navigationTitle("Detail")
  }
}
