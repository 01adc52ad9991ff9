import Foundation
import PortableUI

/// A choice far below what is seen of the page.
struct FarPage: View {
  @State private var size = "Small"

  var body: some View {
    ScrollView {
      VStack {
        Text(verbatim: "size: \(size)")
        Color.clear.frame(height: 3000)
        Picker("Size", selection: $size) {
          ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
        }
      }
    }
  }
}
