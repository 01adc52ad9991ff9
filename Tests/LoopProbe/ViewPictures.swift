import CGTK
import Foundation
import GTKBackend
import PortableUI
import ProbeViews

/// Draws views into pictures, without a display where there is none, and says what came of it.
@MainActor
enum ViewPictures {
  /// Writes the pictures into `folder`.
  static func run(_ folder: String) {
    let folder = URL(filePath: folder)
    for scheme in [ColorScheme.light, .dark] {
      let renderer = ImageRenderer(content: Sampler().environment(\.colorScheme, scheme))
      renderer.scale = 2
      guard let image = renderer.uiImage, let png = image.pngData() else {
        print("There is no picture.")
        continue
      }
      try? png.write(to: folder.appending(path: "\(scheme).png"))
      print("scale \(Int(image.scale)), PNG \(png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))")
    }
    let square = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 2))
    print("drawn again \(again(square.uiImage))")
    // What a phone calls a picture in SVG is written as PNG, too.
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'></svg>"
    let size = UIImage(data: Data(svg.utf8))?.pngData().map { [UInt8]($0[16..<24]) }
    print("written anew \(size ?? [])")
    print("display \(gdk_display_get_default() != nil)")
  }

  /// The colour in the middle of a picture that is shown in another.
  private static func again(_ image: UIImage?) -> String {
    guard let image, let png = ImageRenderer(content: Image(uiImage: image)).uiImage?.pngData(),
      let loaded = png.withUnsafeBytes({ bytes in
        gdk_texture_new_from_bytes(g_bytes_new(bytes.baseAddress, gsize(bytes.count)), nil)
      })
    else { return "not at all" }
    let (width, height) = (gdk_texture_get_width(loaded), gdk_texture_get_height(loaded))
    var points = [UInt8](repeating: 0, count: Int(width * height) * 4)
    gdk_texture_download(loaded, &points, gsize(width) * 4)
    return "\(width) by \(height) of \(points.prefix(4).reversed().map(Int.init))"
  }
}

/// Something of everything that a picture has.
private struct Sampler: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("A picture of views").font(.title)
      Text("with **bold** words that take several lines, as they are told to").frame(width: 200)
      HStack {
        Circle().fill(
          .linearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
        )
        .frame(width: 40, height: 40).shadow(radius: 4)
        Image(systemName: "heart.fill").foregroundStyle(.red).font(.largeTitle)
        Text("turned").rotationEffect(.degrees(20)).opacity(0.5)
        Text("slanted").transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.6, d: 1, tx: 10, ty: 0))
        Rectangle().fill(.green).frame(width: 40, height: 40).mask { Circle() }
        Color.orange.frame(width: 40, height: 40).clipShape(Ellipse())
        ZStack {
          Color.yellow
          Color.blue.frame(width: 20).blendMode(.multiply)
        }
        .frame(width: 40, height: 40)
      }
      HStack {
        Button("Bordered") {}
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Slider(value: .constant(0.5)).frame(width: 40)
      }
      Divider()
      Canvas { context, size in
        context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.teal))
        context.draw(Text("drawn"), at: CGPoint(x: 100, y: 20))
      }
      .frame(width: 200, height: 40)
    }
    .padding()
    .frame(width: 340)
    .background()
  }
}
