public import Foundation
import LayoutEngine
public import PortableUI

@_exported public import class PortableUI.UIImage

extension UIImage {
  /// Whether only it matters where a picture is opaque.
  public nonisolated enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The size and the weight of a symbol.
  public nonisolated struct SymbolConfiguration: Hashable, Sendable {
    var font: Font

    /// As large as letters of so many points, and as heavy.
    public init(pointSize: CGFloat, weight: SymbolWeight = .regular) {
      font = .system(size: pointSize, weight: weight.weight)
    }

    /// As large as letters of that role.
    public init(textStyle: UIFont.TextStyle) { font = .system(textStyle.style) }

    /// As large and as heavy as letters of that font.
    public init(font: UIFont) { self.font = font.font }
  }

  /// How heavy the strokes of a symbol are.
  public nonisolated enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var weight: Font.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The picture called `name` among the resources of `bundle`, the program's own where that is `nil`, if
  /// there is one; as it is where `traits` hold, or wherever it is shown.
  public nonisolated convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(
      named: name, in: bundle ?? .main, isDark: traits.map { $0.userInterfaceStyle == .dark })
  }

  /// The desktop's symbol called `systemName`; `nil` where no symbol has such a name.
  ///
  /// A symbol of which there is no picture here is there all the same, and seen as its first letter in a ring.
  public nonisolated convenience init?(systemName: String) {
    self.init(systemName: systemName, withConfiguration: nil)
  }

  /// The desktop's symbol called `systemName`, in that size; `nil` where no symbol has such a name.
  public nonisolated convenience init?(
    systemName: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard SymbolWords.make(systemName) else { return nil }
    self.init(source: .symbol(systemName), symbolFont: configuration?.font)
  }

  /// The picture in another size and weight, where it is a symbol.
  public nonisolated func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    UIImage(source: source, scale: scale, isTemplate: isTemplate, symbolFont: configuration.font)
  }

  /// The picture, of which only it matters where it is opaque, or not.
  public nonisolated func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    let isTemplate: Bool? = mode == .automatic ? nil : mode == .alwaysTemplate
    return UIImage(source: source, scale: scale, isTemplate: isTemplate, symbolFont: symbolFont)
  }

  /// Whether only it matters where the picture is opaque.
  public nonisolated var renderingMode: RenderingMode {
    isTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal } ?? .automatic
  }

  /// Whether it is one of the desktop's symbols.
  public nonisolated var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  /// The desktop's symbol called `systemName`, whatever `traits` hold; `nil` where no symbol has such a name.
  public nonisolated convenience init?(
    systemName: String, compatibleWith traits: UITraitCollection?
  ) {
    self.init(systemName: systemName, withConfiguration: nil)
  }

  /// The picture as a view, as large as it is.
  var view: some View {
    Image(uiImage: self).font(symbolFont)
  }

  /// How large it is.
  public var size: CGSize { MeasuringGraph.size(of: AnyView(view), for: .unspecified).cgSize }
}

nonisolated extension UIImage: Hashable {
  /// Equal ones hash alike.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(scale)
  }
}
