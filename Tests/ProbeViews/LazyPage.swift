import Foundation
import PortableUI

/// A hundred thousand rows, of which few are made, and a grid.
struct LazyPage: View {
  @State private var pressed = "nothing"

  var body: some View {
    ScrollViewReader { proxy in
      VStack(alignment: .leading) {
        HStack {
          Text(verbatim: "pressed: \(pressed)")
          Button("Middle") { proxy.scrollTo(50_000, anchor: .top) }
          Button("End") { proxy.scrollTo(99_999) }
          Button("Start") { proxy.scrollTo(0) }
        }
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 4) {
            ForEach(0..<100_000, id: \.self) { row in
              Button(String("Row \(row)")) { pressed = "row \(row)" }
            }
          }
        }
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
            ForEach(0..<1000, id: \.self) { cell in
              Color.blue.opacity(Double(cell % 10) / 10 + 0.1).frame(height: 40)
                .overlay { Text(verbatim: "\(cell)") }
            }
          }
        }
        .frame(height: 150)
      }
    }
    .padding()
  }
}
