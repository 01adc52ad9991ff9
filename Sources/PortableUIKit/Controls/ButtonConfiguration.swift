public import Foundation
import PortableUI

extension UIButton {
  /// How a button looks, and what is on it.
  @preconcurrency @MainActor
  public struct Configuration {
    private let style: Style

    private enum Style { case plain, gray, tinted, filled, borderless }

    /// The words.
    public var title: String?
    /// The words, of which some look different from others.
    public var attributedTitle: AttributedString?
    /// What stands below the words.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// On which side of the words the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// What lies between the picture and the words.
    public var imagePadding: CGFloat = 4
    /// Whether a wheel turns in place of the picture.
    public var showsActivityIndicator = false
    /// The colour of words and picture.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// How large it is.
    public var buttonSize = Size.medium
    /// How round its corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// What lies around words and picture beyond what the desktop's buttons have.
    public var contentInsets = NSDirectionalEdgeInsets.zero

    /// What is behind words and picture: its colour counts more than ``baseBackgroundColor``, and its corners where
    /// ``cornerStyle`` is `fixed`.
    public var background = UIBackgroundConfiguration()

    /// How large a button is.
    public nonisolated enum Size: Int, Sendable { case medium, small, mini, large }

    /// How round the corners of a button are.
    public nonisolated enum CornerStyle: Int, Sendable {
      case fixed, dynamic, small, medium, large, capsule
    }

    private init(_ style: Style) { self.style = style }

    /// Words.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Words in a grey field.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Words in a field of their own colour, fainter.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Words in a field that stands out.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Words without any field.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// A button with a frame.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A button with a frame, of its own colour, fainter.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A button with a frame that stands out.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Gives `button` these looks; `tint` is the colour of what can be acted upon.
    func dress(_ button: some View, tint own: UIColor, in traits: UITraitCollection) -> AnyView {
      if !background.isUsual { return dressOnBackground(button, tint: own, in: traits) }
      let sized = button.controlSize(controlSize).buttonBorderShape(shape)
      let tint = baseBackgroundColor?.color(in: traits)
      switch style {
      case .plain, .borderless: return AnyView(sized.buttonStyle(.borderless).tint(tint))
      case .gray: return AnyView(sized.buttonStyle(.bordered).tint(tint))
      case .tinted: return AnyView(sized.buttonStyle(.bordered).tint(tint ?? .accentColor))
      case .filled: return AnyView(sized.buttonStyle(.borderedProminent).tint(tint))
      }
    }

    /// Words in front of a background of one's own: the desktop's frame is not seen.
    private func dressOnBackground(
      _ button: some View, tint: UIColor, in traits: UITraitCollection
    ) -> AnyView {
      var shown = background
      if cornerStyle != .fixed { shown.cornerRadius = cornerRadius }
      let behind = BackgroundContent(
        background: shown, usual: usualBackground(tint), tint: tint, traits: traits)
      return AnyView(
        button.buttonStyle(.plain).controlSize(controlSize).background { behind })
    }

    private func usualBackground(_ tint: UIColor) -> UIColor? {
      switch style {
      case .plain, .borderless: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .systemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.2)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    private var cornerRadius: CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic, .medium: max(background.cornerRadius, 6)
      case .small: 4
      case .large: 12
      case .capsule: 1000
      }
    }

    /// The colour of words and picture that nobody chose; `nil` for the desktop's.
    var ownForeground: UIColor? {
      baseForegroundColor ?? (style == .filled && !background.isUsual ? .white : nil)
    }

    /// What is kept from the edges: a background of one's own has no room of the desktop's around the words.
    var shownInsets: NSDirectionalEdgeInsets {
      var insets = contentInsets
      guard !background.isUsual, style != .plain, style != .borderless else { return insets }
      insets.top += 6
      insets.bottom += 6
      insets.leading += 12
      insets.trailing += 12
      return insets
    }

    private var controlSize: ControlSize {
      switch buttonSize {
      case .mini: .mini
      case .small: .small
      case .medium: .regular
      case .large: .large
      }
    }

    private var shape: ButtonBorderShape {
      switch cornerStyle {
      case .capsule: .capsule
      case .large: .roundedRectangle(radius: 12)
      case .small: .roundedRectangle(radius: 4)
      case .fixed, .dynamic, .medium: .automatic
      }
    }
  }
}

/// A side, by the direction of reading.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// What tells it from others.
  public let rawValue: UInt
  /// What tells it from others.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Above.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Before.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// Below.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// After.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
}
