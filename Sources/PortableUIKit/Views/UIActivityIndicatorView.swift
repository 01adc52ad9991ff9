public import Foundation
import PortableUI

/// Shows that something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView, SpeakingView {
  /// How large it is.
  public nonisolated enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// How large it is.
  open var style: Style { didSet { if style != oldValue { contentChanged() } } }

  /// Whether it is not seen while nothing is going on.
  open var hidesWhenStopped = true { didSet { followAnimation() } }

  /// Its colour.
  open var color: UIColor! = .systemGray { didSet { looksChanged() } }

  /// Whether something is going on.
  open private(set) var isAnimating = false

  override class var looks: [AppearanceLook] {
    super.looks + [AppearanceLook(\UIActivityIndicatorView.color)]
  }

  /// One that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = CGSize(width: side, height: side)
    isHidden = true
  }

  /// One that stands still at `frame`.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Says that something is going on.
  open func startAnimating() {
    isAnimating = true
    followAnimation()
  }

  /// Says that it is over.
  open func stopAnimating() {
    isAnimating = false
    followAnimation()
  }

  private func followAnimation() {
    isHidden = hidesWhenStopped && !isAnimating
    looksChanged()
  }

  private var side: CGFloat { style == .large ? 37 : 20 }

  open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func makeContent() -> AnyView? {
    guard isAnimating else { return nil }
    return AnyView(
      ProgressView().controlSize(style == .large ? .large : .regular)
        .tint(color.color(in: traitCollection)))
  }
}
