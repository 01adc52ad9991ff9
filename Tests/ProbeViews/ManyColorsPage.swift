import Foundation
import PortableUI

/// Words and shapes in several colours at once, lines with gaps, and shapes that go along with their container.
struct ManyColorsPage: View {
  private let sunset = LinearGradient(
    colors: [.orange, .pink, .indigo], startPoint: .leading, endPoint: .trailing)

  var body: some View {
    VStack(spacing: 14) {
      words
      lines
      HStack(spacing: 14) {
        mesh
        mixtures
      }
      HStack(spacing: 14) {
        containers
        canvas
      }
      HStack {
        Button("Glass") {}.buttonStyle(.glass)
        Button("Prominent") {}.buttonStyle(.glassProminent)
        Text("Drag").padding(6).border(.separator).pointerStyle(.grabIdle)
      }
    }
    .padding()
  }

  private var words: some View {
    VStack(spacing: 6) {
      Text("From orange to indigo").font(.title.bold()).foregroundStyle(sunset)
      HStack {
        Label("Around a point", systemImage: "star.fill")
        Image(systemName: "heart.fill")
      }
      .font(.title2)
      .foregroundStyle(
        .angularGradient(
          colors: [.red, .green, .blue, .red], center: .center,
          startAngle: .zero, endAngle: .degrees(360)))
      (Text("Painted, ") + Text("red").foregroundStyle(.red) + Text(", painted"))
        .font(.title3).foregroundStyle(sunset)
    }
  }

  private var lines: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading) {
        Text("solid line").underline(color: .red)
        Text("dotted line").underline(pattern: .dot)
        Text("dashed line").underline(pattern: .dash, color: .blue)
      }
      VStack(alignment: .leading) {
        Text("dash and dot").underline(pattern: .dashDot)
        Text("dash and two dots").underline(pattern: .dashDotDot, color: .green)
        Text("struck out").strikethrough(pattern: .dash, color: .red)
      }
      Text("several lines of words with dots below each of them").underline(pattern: .dot)
        .multilineTextAlignment(.center).frame(width: 130)
    }
  }

  private var mesh: some View {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
    )
    .frame(width: 120, height: 90).clipShape(.rect(cornerRadius: 12))
  }

  private var mixtures: some View {
    VStack(spacing: 4) {
      HStack(spacing: 0) {
        ForEach(0..<6) { Color.blue.mix(with: .yellow, by: Double($0) / 5) }
      }
      HStack(spacing: 0) {
        ForEach(0..<6) { Color.blue.mix(with: .yellow, by: Double($0) / 5, in: .device) }
      }
    }
    .frame(width: 140, height: 60)
  }

  private var containers: some View {
    HStack(spacing: 8) {
      ContainerRelativeShape().fill(.blue).padding(8).background(.fill)
        .frame(width: 70, height: 70)
        .clipShape(ContainerRelativeShape()).containerShape(.rect(cornerRadius: 22))
      ConcentricRectangle().fill(.green).padding(.leading, 8).padding(.bottom, 30)
        .frame(width: 70, height: 70).background(.fill, in: .rect(cornerRadius: 22))
        .containerShape(.rect(cornerRadius: 22))
    }
  }

  /// Filters of what is drawn much larger and much smaller than it is, and of what lies beside the canvas.
  private var canvas: some View {
    Canvas { context, _ in
      var large = context
      large.scaleBy(x: 20, y: 20)
      large.drawLayer { layer in
        layer.addFilter(.shadow(color: .blue, radius: 0.2, x: 0.2, y: 0.2))
        layer.fill(Path(ellipseIn: CGRect(x: 0.5, y: 0.5, width: 2, height: 2)), with: .color(.red))
      }
      var small = context
      small.scaleBy(x: 0.01, y: 0.01)
      small.drawLayer { layer in
        layer.addFilter(.blur(radius: 400))
        layer.fill(
          Path(CGRect(x: 8_000, y: 1_000, width: 4_000, height: 4_000)), with: .color(.green))
      }
      context.addFilter(.blur(radius: 10))
      context.fill(Path(CGRect(x: 0, y: 82, width: 160, height: 30)), with: .color(.purple))
    }
    .frame(width: 150, height: 80).border(.separator)
  }
}
