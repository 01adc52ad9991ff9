import Foundation

extension Image: Transferable {
  /// It goes as a PNG file: of a picture of the app's, or of what it looks like, a symbol say. It comes of a picture of
  /// any kind that can be shown.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(contentType: .png) {
      try await $0.png()
    } importing: {
      try image($0)
    }
    DataRepresentation<Image>(importedContentType: .image) { try image($0) }
  }

  private static func image(_ data: Data) throws -> Image {
    guard let picture = UIImage(data: data) else { throw TransferError.noPicture }
    return Image(uiImage: picture)
  }

  @MainActor
  private func png() throws -> Data {
    if let data = UIImage(source: source).pngData() { return data }
    guard let data = ImageRenderer.picture(of: self)?.pngData() else {
      throw TransferError.doesNotGo(item: "The picture", type: UTType.png.identifier)
    }
    return data
  }
}
