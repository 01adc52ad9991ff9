package import Foundation

/// A picture.
package struct ImageContent: Equatable {
  package var source: ImageSource

  /// Whether it takes the size it is given; otherwise it has its own.
  package var isResizable = false

  /// The font whose size a symbol has.
  package var font: Font

  /// The colour of a symbol.
  package var color: Color

  /// Its name for assistive technologies; `nil` where it is only for looks.
  package var label: String?

  /// Whether a bar stands for it.
  package var isRedacted = false
}

/// Where a picture comes from.
package enum ImageSource: Hashable, Sendable {
  /// One of the system's symbols, by its name.
  case symbol(String)
  /// A file, by its path.
  case file(String)
  /// The content of a file.
  case data(Data)
  /// A resource that is not there. Nothing is shown.
  case missing(String)
}
