extension Image {
  /// How large symbols are beside texts of the same font.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large

    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }
}

/// What symbols need of the environment besides the resolved style.
struct SymbolLooks: StylePart {
  let variants: SymbolVariants
  let scale: Image.Scale

  init(_ values: EnvironmentValues) {
    variants = values.symbolVariants
    scale = values.imageScale
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}
private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// The look of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How large symbols are beside texts.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The symbols inside in another look, beside those that were said further out. A desktop that has
  /// no picture of one shows the symbol as it is.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EnvironmentView(content: self) {
      $0.symbolVariants = $0.symbolVariants.adding(variant)
    }
  }

  /// The symbols inside larger or smaller than texts of the same font.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
