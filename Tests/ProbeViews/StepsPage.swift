import Foundation
import PortableUI

struct StepsPage: View {
  @State private var value = 4.0
  @State private var begun = 0
  @State private var ended = 0

  var body: some View {
    VStack {
      Slider(value: $value, in: 0...10, step: 1) {
        Text("Volume")
      } onEditingChanged: { isEditing in
        if isEditing { begun += 1 } else { ended += 1 }
      }
      Text(verbatim: "value: \(Int(value)), begun \(begun), ended \(ended)")
    }
    .padding()
  }
}
