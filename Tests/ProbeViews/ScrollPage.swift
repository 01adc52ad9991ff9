import Foundation
import PortableUI

/// Areas that are scrolled: with rows to press, with a field far down, across, and for good where they
/// are.
struct ScrollPage: View {
  @State private var pressed = "nothing"
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "pressed: \(pressed)")
      ScrollView {
        VStack(alignment: .leading, spacing: 10) {
          Place(name: "rows")
          ForEach(0..<30, id: \.self) { row in
            Button(String("Row \(row)")) { pressed = "row \(row)" }
          }
          TextField("Note", text: $note)
        }
      }
      .coordinateSpace(name: "rows")
      .frame(height: 240)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: 10) {
          Place(name: "stripes")
          ForEach(0..<20, id: \.self) { stripe in
            Button(String("Stripe \(stripe)")) { pressed = "stripe \(stripe)" }
          }
        }
      }
      .coordinateSpace(name: "stripes")
      ScrollView {
        VStack {
          Place(name: "fixed")
          Color.red.frame(width: 80, height: 200)
        }
      }
      .coordinateSpace(name: "fixed")
      .scrollDisabled(true)
      .frame(height: 60)
    }
    .padding()
  }
}

/// Says where it is in the space of that name.
private struct Place: View {
  let name: String

  var body: some View {
    GeometryReader { room in
      let corner = room.frame(in: .named(name)).origin
      Text(verbatim: "\(name) at \(Int(corner.x.rounded())), \(Int(corner.y.rounded()))")
    }
    .frame(width: 150, height: 20)
  }
}
