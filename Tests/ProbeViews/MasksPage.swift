import Foundation
import PortableUI

/// What is seen through something else, and shapes and pictures that come with it.
struct MasksPage: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        colors.frame(width: 120, height: 60).mask { Text("Mask").font(.largeTitle).bold() }
        colors.frame(width: 60, height: 60).mask(Circle())
        colors.frame(width: 120, height: 60).mask(alignment: .leading) {
          LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
            .frame(width: 100)
        }
      }
      HStack(spacing: 16) {
        Ellipse().fill(.orange).frame(width: 80, height: 40)
        UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 12)
          .fill(.teal).frame(width: 80, height: 40)
        UnevenRoundedRectangle(topTrailingRadius: 20).strokeBorder(.purple, lineWidth: 4)
          .frame(width: 80, height: 40)
      }
      HStack(spacing: 16) {
        picture(.original)
        picture(.template).foregroundStyle(.green)
      }
      HStack(spacing: 16) {
        Text("Glass").padding().glassEffect()
        Text("Tinted").padding().glassEffect(.regular.tint(.blue), in: .rect(cornerRadius: 8))
      }
      .padding()
      .background(colors)
      Text("On paper").padding().background().backgroundStyle(.yellow)
    }
    .padding()
  }

  private var colors: some View {
    LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing)
  }

  @ViewBuilder
  private func picture(_ mode: Image.TemplateRenderingMode) -> some View {
    if let image = UIImage(data: PicturesPage.whole) {
      Image(uiImage: image).renderingMode(mode).resizable().frame(width: 64, height: 32)
    }
  }
}
