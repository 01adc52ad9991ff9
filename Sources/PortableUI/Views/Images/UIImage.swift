public import Foundation

/// A picture from bytes or from a file, to be shown by `Image(uiImage:)`.
///
/// It has the name and the initialisers that it has on a phone, so that code which loads a picture is
/// the same on both. PNG, JPEG, GIF and SVG are understood; other bytes are no picture.
public final class UIImage: Sendable {
  let source: ImageSource

  /// The picture that `data` is, if it is one.
  public init?(data: Data) {
    guard let picture = LoadedPicture(data) else { return nil }
    source = .loaded(picture)
  }

  /// The picture in the file at `path`, if there is one.
  public init?(contentsOfFile path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let start = try? file.read(upToCount: ImageFormat.startLength),
      ImageFormat(start) != nil
    else { return nil }
    source = .file(path)
  }

  /// The picture called `name` among the app's resources, if there is one.
  public init?(named name: String) {
    let source = ImageFiles.source(of: name, in: .main)
    if case .missing = source { return nil }
    self.source = source
  }
}

extension UIImage: Equatable {
  /// Whether both come from the same file, or the same bytes.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs === rhs || lhs.source == rhs.source
  }
}

extension Image {
  /// The picture `image`. It is not read aloud unless it is given an `accessibilityLabel`.
  public init(uiImage image: UIImage) { self.init(image.source, label: nil) }
}
