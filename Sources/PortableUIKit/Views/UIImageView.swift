public import Foundation
import LayoutEngine
import PortableUI

/// A picture.
@preconcurrency @MainActor
open class UIImageView: UIView, SpeakingView {
  /// The picture.
  open var image: UIImage? { didSet { if image != oldValue { contentChanged() } } }

  /// The picture while it is highlighted.
  open var highlightedImage: UIImage? { didSet { contentChanged() } }

  /// Whether it is highlighted.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { contentChanged() } } }

  /// The size and the weight of a symbol.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { contentChanged() }
  }

  /// A picture that stands at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A picture that is as large as `image`.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var shown: UIImage? {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
    guard image.isSymbolImage, image.symbolFont == nil, let preferredSymbolConfiguration else {
      return image
    }
    return image.withConfiguration(preferredSymbolConfiguration)
  }

  open override var intrinsicContentSize: CGSize {
    guard let shown else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    guard place != nil else { return shown.size }
    return MeasuringGraph.size(of: AnyView(shown.view), for: .unspecified).cgSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func makeContent() -> AnyView? {
    guard let shown else { return nil }
    let tint = tintColor.color(in: traitCollection)
    let painted = shown.view(filling: contentMode)
    let takesTint = shown.isSymbolImage || shown.isTemplate == true
    let colored = takesTint ? AnyView(painted.foregroundStyle(tint)) : painted
    return AnyView(
      colored.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: contentMode.alignment))
  }

  open override func tintColorDidChange() { looksChanged() }
}

extension UIImage {
  /// The picture as a view that fills its room as `mode` says.
  func view(filling mode: UIView.ContentMode) -> AnyView {
    let image = Image(uiImage: self)
    return switch mode {
    case .scaleToFill, .redraw: isSymbolImage ? AnyView(view) : AnyView(image.resizable())
    case .scaleAspectFit: AnyView(image.resizable().aspectRatio(contentMode: .fit))
    case .scaleAspectFill: AnyView(image.resizable().aspectRatio(contentMode: .fill))
    default: AnyView(view)
    }
  }
}

extension UIView.ContentMode {
  var alignment: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    default: .center
    }
  }
}
