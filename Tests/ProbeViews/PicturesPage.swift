import Foundation
import PortableUI

/// Pictures from bytes: a whole one, and one that begins like a picture and is none.
struct PicturesPage: View {
  @State private var rows = Array(0..<10)

  var body: some View {
    VStack {
      HStack(alignment: .top) {
        picture(of: Self.whole).accessibilityLabel("Whole")
        picture(of: Self.whole.prefix(40)).accessibilityLabel("Broken")
      }
      ForEach(rows, id: \.self) { Text(verbatim: "Row \($0)") }
      Text(verbatim: "rows: \(rows.count)")
      Button("Empty") { rows = [] }
      Button("Fill") { rows = Array(0..<10) }
    }
  }

  @ViewBuilder
  private func picture(of data: Data) -> some View {
    if let image = UIImage(data: data) {
      Image(uiImage: image).resizable().frame(width: 64, height: 32)
    } else {
      Text("No picture")
    }
  }

  /// Two points beside each other: a red one and a blue one.
  static let whole = Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOe\
      WQAAAABJRU5ErkJggg==
      """)!
}
