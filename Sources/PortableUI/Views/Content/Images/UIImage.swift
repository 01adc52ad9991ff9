public import Foundation

/// A picture from bytes or from a file, to be shown by `Image(uiImage:)`.
///
/// It has the name and the initializers that it has on a phone, so that code which loads a picture is
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
    if case .set(let set) = source, isTemplate == nil, set.isTemplate {
      self.isTemplate = true
    } else {
      self.isTemplate = isTemplate
    }
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

  /// The picture called `name` among the app's resources, if there is one: an image set of an asset
  /// catalogue, or a file.
  public convenience init?(named name: String) { self.init(named: name, in: .main, isDark: nil) }

  /// The picture called `name` among the resources of `bundle`, if there is one; where it is dark or light
  /// if that is said, else wherever it is shown.
  package convenience init?(named name: String, in bundle: Bundle, isDark: Bool?) {
    var source = ImageFiles.source(of: name, in: bundle)
    if case .set(let set) = source, let isDark { source = .set(set.resolved(isDark: isDark)) }
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
    if let isTemplate = image.isTemplate { self.isTemplate = isTemplate }
  }
}
