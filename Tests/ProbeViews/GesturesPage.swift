import Foundation
import PortableUI

/// Views that are dragged, pressed long and tapped, alone and around one another.
struct GesturesPage: View {
  @State private var log = "nothing"
  @State private var place = CGSize.zero
  @GestureState private var shift = CGSize.zero
  @State private var isOver = false
  @State private var presses = 0

  var body: some View {
    VStack(spacing: 12) {
      Text(verbatim: "log: \(log)")
      Text(verbatim: "at \(Int(place.width.rounded())), \(Int(place.height.rounded()))")
      Text(verbatim: shift == .zero ? "resting" : "moving")
      Text("Card").padding().background(Color.yellow)
        .onTapGesture { log = "tapped" }
        .gesture(
          DragGesture(coordinateSpace: .global)
            .updating($shift) { value, shift, _ in shift = value.translation }
            .onEnded { place = $0.translation })
      Text("Long").padding().background(Color.green)
        .onLongPressGesture(minimumDuration: 0.05) { log = "long" }
      Text("Spot").frame(width: 200, height: 40).background(Color.pink)
        .onTapGesture { log = "spot \(Int($0.x.rounded())), \(Int($0.y.rounded()))" }
      Text(verbatim: isOver ? "Over" : "Away").frame(width: 200, height: 40)
        .background(Color.gray).onHover { isOver = $0 }
      buttons
      ScrollView {
        VStack {
          Text("Row").padding().background(Color.orange)
            .gesture(DragGesture().onEnded { log = "row \(Int($0.translation.height.rounded()))" })
          Color.blue.frame(width: 20, height: 300)
        }
      }
      .frame(height: 80)
    }
    .padding()
  }

  private var buttons: some View {
    HStack {
      Text(verbatim: "presses: \(presses)")
      Button("Beside") { presses += 1 }
        .simultaneousGesture(TapGesture().onEnded { log = "beside" })
      Button("Before") { presses += 1 }
        .highPriorityGesture(TapGesture().onEnded { log = "before" })
      Button("Inside") { presses += 1 }
        .gesture(TapGesture().onEnded { log = "inside" })
    }
  }
}
