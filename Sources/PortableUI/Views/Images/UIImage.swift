public import Foundation

/// A picture from bytes or from a file, to be shown by `Image(uiImage:)`.
///
/// It has the name and the initialisers that it has on a phone, so that code which loads a picture is
/// the same on both. PNG, JPEG, GIF and SVG are understood; other bytes are no picture.
public final class UIImage: Sendable {
  package let source: ImageSource

  /// Whether only it matters where the picture is opaque; `nil` where that is for whoever shows it.
  package let isTemplate: Bool?

  /// The size and weight of a symbol; `nil` for those of the texts around it.
  package let symbolFont: Font?

  /// How many points of colour make one point of the screen.
  public let scale: CGFloat

  package init(
    source: ImageSource, scale: CGFloat = 1, isTemplate: Bool? = nil, symbolFont: Font? = nil
  ) {
    self.source = source
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.isTemplate = isTemplate
    self.symbolFont = symbolFont
  }

  /// The picture that `data` is, if it is one.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture that `data` is, if it is one, with `scale` points of colour to a point of the screen.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = LoadedPicture(data) else { return nil }
    self.init(source: .loaded(picture), scale: scale)
  }

  /// The picture in the file at `path`, if there is one.
  public convenience init?(contentsOfFile path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let start = try? file.read(upToCount: ImageFormat.startLength),
      ImageFormat(start) != nil
    else { return nil }
    self.init(source: .file(path))
  }

  /// The picture called `name` among the app's resources, if there is one.
  public convenience init?(named name: String) {
    let source = ImageFiles.source(of: name, in: .main)
    if case .missing = source { return nil }
    self.init(source: source)
  }
}

extension UIImage: Equatable {
  /// Whether both come from the same file, or the same bytes.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs === rhs
      || lhs.source == rhs.source && lhs.scale == rhs.scale && lhs.isTemplate == rhs.isTemplate
        && lhs.symbolFont == rhs.symbolFont
  }
}

extension Image {
  /// The picture `image`. It is not read aloud unless it is given an `accessibilityLabel`.
  public init(uiImage image: UIImage) {
    self.init(image.source, label: nil, scale: image.scale)
    isTemplate = image.isTemplate ?? false
  }
}
