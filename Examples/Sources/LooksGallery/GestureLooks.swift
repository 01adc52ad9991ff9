import SwiftUI

/// What fingers and pointers do.
struct GestureLooks: View {
  @State private var place = CGSize.zero
  @GestureState private var shift = CGSize.zero
  @State private var said = "Nothing yet"
  @State private var isOver = false
  @State private var angle = Angle.zero
  @State private var scale = 1.0

  var body: some View {
    VStack(spacing: 20) {
      Text(verbatim: said)
      Text("Drag me").padding().background(.yellow, in: .rect(cornerRadius: 8))
        .foregroundStyle(.black)
        .offset(x: place.width + shift.width, y: place.height + shift.height)
        .gesture(
          DragGesture()
            .updating($shift) { value, shift, _ in shift = value.translation }
            .onEnded {
              place.width += $0.translation.width
              place.height += $0.translation.height
              said = "Dragged"
            })
      HStack(spacing: 12) {
        Text("Press long").padding().background(.green.opacity(0.4), in: .capsule)
          .onLongPressGesture { said = "Pressed long" }
        Text("Tap twice").padding().background(.pink.opacity(0.4), in: .capsule)
          .onTapGesture(count: 2) { said = "Tapped twice" }
      }
      Text(isOver ? "The pointer is here" : "Point here").padding()
        .background(.quaternary, in: .rect(cornerRadius: 8))
        .onHover { isOver = $0 }
        .help("What is said to whoever waits")
      Text("Turn and stretch").padding().background(.blue.opacity(0.3), in: .rect(cornerRadius: 8))
        .rotationEffect(angle)
        .scaleEffect(scale)
        .gesture(
          RotateGesture().onChanged { angle = $0.rotation }
            .simultaneously(with: MagnifyGesture().onChanged { scale = $0.magnification }))
      Circle().stroke(.teal, lineWidth: 3).frame(width: 60)
        .contentShape(.circle)
        .onTapGesture { said = "Tapped at \(Int($0.x.rounded())), \(Int($0.y.rounded()))" }
        .accessibilityLabel("Ring")
    }
  }
}
