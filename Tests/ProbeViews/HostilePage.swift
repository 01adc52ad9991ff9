import Foundation
import PortableUI

/// Numbers that no screen can show, wherever a view takes one.
struct HostilePage: View {
  @State private var index = 0
  @State private var isFar = false

  private static let numbers: [Double] = [
    0, -1, 1e-300, 3e9, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  var body: some View {
    VStack {
      Button("Next") {
        withAnimation(.spring(response: number, dampingFraction: number)) {
          index = (index + 1) % Self.numbers.count
          isFar.toggle()
        }
      }
      Text(verbatim: "number \(index)").lineLimit(.max)
      Text("moves").offset(x: isFar ? 20 : 0)
      ScrollView {
        VStack {
          letters
          frames
          shapes
          controls
        }
      }
      .frame(width: 300, height: 300)
    }
  }

  private var number: Double { Self.numbers[index] }

  @ViewBuilder
  private var letters: some View {
    Text("letters\nin lines").font(.system(size: number)).lineLimit(.max).frame(width: 50)
    TextField("field", text: .constant("field")).font(.system(size: number))
    TextField("area", text: .constant("area"), axis: .vertical).lineLimit(.max)
    Image(systemName: "star").font(.system(size: number))
  }

  @ViewBuilder
  private var frames: some View {
    Color.red.frame(width: number, height: 5)
    Button("wide") {}.frame(width: number).padding(number)
    Toggle("far", isOn: .constant(true)).offset(x: number, y: number)
    Text("scaled").scaleEffect(number).opacity(number)
    HStack(spacing: number) {
      Text("a")
      Text("b")
    }
  }

  @ViewBuilder
  private var shapes: some View {
    Circle().stroke(lineWidth: number)
    Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [number, 1], dashPhase: number))
    RoundedRectangle(cornerRadius: number).fill(Color(red: number, green: 0, blue: 0))
    Path { path in
      path.move(to: CGPoint(x: number, y: 0))
      path.addLine(to: CGPoint(x: 5, y: number))
    }
    .stroke(style: StrokeStyle(lineWidth: 1, dash: [0.001]))
    Text("clipped").cornerRadius(number)
  }

  @ViewBuilder
  private var controls: some View {
    Slider(value: .constant(number), in: 0...1)
    ProgressView(value: number)
    ProgressView(value: 1, total: number)
  }
}
