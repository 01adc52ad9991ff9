package import LayoutEngine

/// A picture.
package struct ImageContent: Hashable, Sendable {
  package var source: ImageSource

  /// Whether it takes the size it is given; otherwise it has its own.
  package var isResizable = false

  /// How many points of colour make one point of the screen, where it has its own size.
  package var scale = 1.0

  /// The font whose size a symbol has.
  package var font: Font

  /// How much larger a symbol is than its font says.
  package var symbolScale = 1.0

  /// How many times as wide as high a symbol of an app's own is, which is a picture and as high as a line of its font;
  /// `nil` for a picture that is none.
  package var symbolShape: Double?

  /// The colour of a symbol, and of a picture that is a template.
  package var color: Color

  /// What such a picture is painted with across its frame, where one colour does not say it.
  package var paint: Paint?

  /// Whether only it matters where a picture is opaque, and not in which colours.
  package var isTemplate = false

  /// How its points of colour become more or fewer.
  package var scaling = ImageScaling()

  /// Its name for assistive technologies; `nil` where it is only for looks.
  package var label: String?

  /// Whether a bar stands for it.
  package var isRedacted = false

  /// How large it is by itself, where it is a symbol of an app's own, and a line of its font is that high; `nil` where it
  /// is none.
  package func symbolSize(lineHeight: Double) -> Size? {
    guard let symbolShape else { return nil }
    let height = (lineHeight * symbolScale).rounded()
    return Size(width: (height * symbolShape).rounded(), height: height)
  }

  /// Whether it stands on the line of letters beside it.
  package var isSymbol: Bool {
    if case .symbol = source { true } else { symbolShape != nil }
  }

  /// How large it is by itself, where it has `points` of colour.
  package func size(of points: Size) -> Size {
    Size(width: points.width / scale, height: points.height / scale)
  }
}

/// How the points of colour of a picture become more or fewer than it has.
package struct ImageScaling: Hashable, Sendable {
  /// How well; `nil` for as well as is usual.
  package var interpolation: Interpolation?

  /// Whether its edges are smooth where they are between two points.
  package var isAntialiased = true

  package init() {}

  /// How well points become more or fewer: not at all, quickly, as usual, as well as can be.
  package enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// Whether nobody has chosen.
  package var isUsual: Bool { self == ImageScaling() }
}

/// Where a picture comes from.
package enum ImageSource: Hashable, Sendable {
  /// One of the system's symbols, by its name.
  case symbol(String)
  /// A file, by its path.
  case file(String)
  /// Files for screens of several scales, and for light and dark.
  case set(PictureSet)
  /// The content of a file, which is at hand.
  case loaded(LoadedPicture)
  /// A resource that is not there. Nothing is shown.
  case missing(String)

  /// A picture that is still to come.
  static var awaited: ImageSource { .missing("") }
}
