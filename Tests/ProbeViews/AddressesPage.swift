import Foundation
import PortableUI

/// Pictures from addresses: a whole one, one that ends too soon, and one that is not there.
struct AddressesPage: View {
  // Always the same place, so that nothing gathers there.
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("viewstate-addresses")

  init() {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? PicturesPage.whole.write(to: folder.appendingPathComponent("whole"), options: .atomic)
    try? PicturesPage.whole.prefix(40)
      .write(to: folder.appendingPathComponent("broken"), options: .atomic)
  }

  var body: some View {
    VStack {
      ForEach(["whole", "broken", "absent"], id: \.self) { name in
        AsyncImage(url: folder.appendingPathComponent(name)) { phase in
          switch phase {
          case .empty: ProgressView()
          case .success(let image):
            image.resizable().frame(width: 64, height: 32).accessibilityLabel(name)
          case .failure: Text("no \(name)")
          }
        }
      }
    }
  }
}
