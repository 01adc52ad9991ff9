import Foundation
import PortableUI

/// Shadows that belong to styles, and pictures as paint.
struct ShadedPage: View {
  private let sunset = LinearGradient(
    colors: [.orange, .pink, .indigo], startPoint: .leading, endPoint: .trailing)

  var body: some View {
    VStack(spacing: 20) {
      behind
      inside
      words
      pictures
      containers
    }
    .padding()
  }

  private var behind: some View {
    HStack(spacing: 20) {
      Circle().fill(.red.shadow(.drop(radius: 4)))
      RoundedRectangle(cornerRadius: 12)
        .fill(.white.shadow(.drop(color: .blue, radius: 3, x: 4, y: 4)))
      Peak().fill(sunset.shadow(.drop(radius: 3, y: 3)))
      Circle().strokeBorder(
        .green.shadow(.drop(color: .black, radius: 2, x: 2, y: 2)), lineWidth: 8)
      Capsule().fill(
        .yellow.shadow(.drop(color: .red, radius: 0, x: 5, y: 5))
          .shadow(.drop(color: .blue, radius: 0, x: -5, y: -5)))
    }
    .frame(height: 50)
  }

  private var inside: some View {
    HStack(spacing: 20) {
      Circle().fill(.orange.shadow(.inner(radius: 6, y: 4)))
      RoundedRectangle(cornerRadius: 12)
        .fill(.white.shadow(.inner(color: .blue, radius: 4, x: 5, y: 5)))
      Peak().fill(sunset.shadow(.inner(color: .black, radius: 5)))
      Circle().strokeBorder(.green.shadow(.inner(color: .black, radius: 3, y: 2)), lineWidth: 12)
      Capsule().fill(
        .gray.opacity(0.3).shadow(.inner(color: .red, radius: 0, x: 5, y: 5))
          .shadow(.drop(color: .blue, radius: 4)))
    }
    .frame(height: 50)
  }

  private var words: some View {
    HStack(spacing: 20) {
      Text("Behind").foregroundStyle(.blue.shadow(.drop(radius: 2, x: 2, y: 2)))
      Text("Inside").foregroundStyle(.orange.shadow(.inner(color: .black, radius: 2, x: 1, y: 2)))
      Image(systemName: "star.fill").foregroundStyle(.yellow.shadow(.drop(color: .red, radius: 3)))
      Image(systemName: "heart.fill").foregroundStyle(
        sunset.shadow(.inner(color: .black, radius: 3)))
      Text("Card").font(.body).padding(8)
        .background(.background.shadow(.drop(radius: 3)), in: .rect(cornerRadius: 8))
    }
    .font(.largeTitle.bold())
  }

  private var pictures: some View {
    HStack(spacing: 14) {
      Rectangle().fill(.image(picture, scale: 8)).frame(width: 60, height: 60)
      Circle().fill(
        .image(picture, sourceRect: CGRect(x: 0, y: 0, width: 0.67, height: 0.34), scale: 9.3)
      )
      .frame(width: 60, height: 60)
      Circle().strokeBorder(.image(picture, scale: 3), lineWidth: 12).frame(width: 60, height: 60)
      Text("Points").font(.largeTitle.bold()).foregroundStyle(.image(picture, scale: 4))
      Capsule().fill(.image(Image(systemName: "star.fill"), scale: 0.8).opacity(0.5))
        .frame(width: 80, height: 50).foregroundStyle(.blue)
      Text("Edge").padding(10).border(.image(picture, scale: 2), width: 6)
    }
  }

  private var containers: some View {
    HStack(spacing: 14) {
      card { Color.blue.clipShape(ContainerRelativeShape().inset(by: 4)) }
      card { Color.green.clipShape(AnyShape(ConcentricRectangle())) }
      card { ContainerRelativeShape().offset(x: 6).fill(.orange) }
      Canvas { context, _ in
        let square = Path(CGRect(x: 8, y: 8, width: 44, height: 44))
        context.fill(square, with: .style(.white.shadow(.inner(color: .black, radius: 4, y: 3))))
        let round = Path(ellipseIn: CGRect(x: 60, y: 8, width: 44, height: 44))
        context.fill(round, with: .tiledImage(picture, origin: CGPoint(x: 60, y: 8), scale: 5))
        let line = Path(ellipseIn: CGRect(x: 116, y: 12, width: 36, height: 36))
        context.stroke(line, with: .style(.red.shadow(.drop(radius: 2, y: 2))), lineWidth: 5)
      }
      .frame(width: 160, height: 60)
    }
  }

  private func card(@ViewBuilder _ content: () -> some View) -> some View {
    content().padding(6).frame(width: 60, height: 60).background(.fill, in: .rect(cornerRadius: 20))
      .containerShape(.rect(cornerRadius: 20))
  }

  /// Nine points of colour.
  private var picture: Image {
    let data = Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAMAAAADCAIAAADZSiLoAAAAHElEQVR4nG"
        + "P4z8Dw/z+IYACBEwwgNljkf1RUFAC8QwzMmckkCQAAAABJRU5ErkJggg==")
    guard let image = data.flatMap({ UIImage(data: $0) }) else { return Image(systemName: "xmark") }
    return Image(uiImage: image).interpolation(.none)
  }
}

private struct Peak: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
