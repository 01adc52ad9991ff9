import Foundation
import PortableUI

/// A list of rows between two buttons; each row has two buttons and something to read.
struct RowsPage: View {
  var body: some View {
    VStack {
      Button("Above") {}
      ScrollView {
        LazyVStack {
          ForEach(0..<1000, id: \.self) { row in
            HStack {
              Text(verbatim: "Number \(row)")
              Button(String("Open \(row)")) {}
              Button(String("Remove \(row)")) {}.opacity(0.9)
            }
          }
        }
      }
      Button("Below") {}
    }
    .padding()
  }
}
