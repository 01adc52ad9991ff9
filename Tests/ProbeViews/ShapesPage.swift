import Foundation
import PortableUI

struct ShapesPage: View {
  var body: some View {
    VStack {
      HStack {
        Rectangle().fill(.red)
        RoundedRectangle(cornerRadius: 12).fill(.green)
        Circle().fill(.blue)
        Capsule().fill(.orange)
      }
      .frame(height: 60)
      HStack {
        Rectangle().stroke(.red, lineWidth: 4)
        RoundedRectangle(cornerRadius: 12).strokeBorder(.green, lineWidth: 4)
        Circle().stroke(.blue, style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
        Capsule().strokeBorder(lineWidth: 2)
      }
      .frame(height: 60)
      HStack {
        Color.purple.clipShape(Circle())
        Color.pink.cornerRadius(20)
        Triangle().fill(.teal)
        Color.yellow.clipShape(Triangle())
        Text("Bordered").padding(4).border(.red, width: 2)
      }
      .frame(height: 60)
      ZStack {
        HStack(spacing: 0) {
          Color.red
          Color.green
          Color.blue
        }
        Text("Material").padding().background(.regularMaterial, in: Capsule())
      }
      .frame(height: 80)
      HStack {
        Circle().trim(from: 0.1, to: 0.7).stroke(.red, lineWidth: 4)
        Capsule().trim(from: 0.5).stroke(.green, style: StrokeStyle(lineWidth: 4, lineCap: .round))
        Rectangle().fill(Color.red.gradient)
        Circle().fill(Color.blue.gradient)
        Rectangle()
          .fill(.linearGradient(Color.green.gradient, startPoint: .leading, endPoint: .trailing))
      }
      .frame(height: 60)
      Divider()
      HStack {
        Text("left")
        Divider()
        Text("right")
      }
      .frame(height: 30)
    }
    .padding()
  }
}

struct Triangle: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
