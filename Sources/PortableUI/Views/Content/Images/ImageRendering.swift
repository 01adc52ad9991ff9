extension Image {
  /// What the colours of a picture mean.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Nothing: it is shown in the colour of texts, as opaque as it is at each point.
    case template
    /// What they are.
    case original
  }

  /// The picture in its own colours, or as a template in the colour of texts. `nil` leaves it as it is: a
  /// symbol is a template, a file is not, and an asset says what it is.
  ///
  /// The desktop's symbols have no colours of their own, so they stay templates.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    if let renderingMode {
      copy.isTemplate = renderingMode == .template
    } else {
      copy.isTemplate = Image(source, label: nil).isTemplate
    }
    return copy
  }
}

/// How many colours a symbol is shown in.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colours that a view names.
  public static let palette = SymbolRenderingMode(name: "palette")
}

nonisolated extension View {
  /// How many colours the symbols inside would be shown in.
  ///
  /// The desktop's symbols have one layer and so one colour, the first that is named: on Linux this
  /// changes nothing.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
