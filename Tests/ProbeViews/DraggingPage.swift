import Foundation
import PortableUI

/// Things to be dragged, copied and pasted.
struct DraggingPage: View {
  @State private var basket: [String] = []
  @State private var isNear = false
  @State private var said = ""

  var body: some View {
    VStack(spacing: 12) {
      Text("Apple").padding().background(Color.green.opacity(0.3)).draggable("an apple")
      Button("Press") { said = "pressed" }.draggable(
        "a button", preview: { Text("the button").padding().background(Color.yellow) })
      Text("Knob").padding().background(Color.blue.opacity(0.3)).draggable("a knob")
        .gesture(DragGesture().onEnded { _ in said = "moved" })
      Text("Basket")
        .frame(width: 200, height: 80)
        .background(isNear ? Color.orange : Color.gray.opacity(0.3))
        .dropDestination(for: String.self) { words, _ in
          basket += words
          return true
        } isTargeted: {
          isNear = $0
        }
      PasteButton(payloadType: String.self) { basket += $0 }
      Text("Here").focusable().copyable(["all of it"])
        .pasteDestination(for: String.self) { basket += $0 }
      Text("basket: \(basket.joined(separator: ", "))")
      Text("said: \(said), \(isNear ? "near" : "far")")
    }
    .padding()
  }
}
