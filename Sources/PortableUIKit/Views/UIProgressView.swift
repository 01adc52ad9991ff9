public import Foundation
import LayoutEngine
import PortableUI

/// A bar that shows how far something is.
@preconcurrency @MainActor
open class UIProgressView: UIView, SpeakingView {
  /// How it looks.
  public nonisolated enum Style: Int, Sendable { case `default`, bar }

  /// How far it is, from 0 to 1.
  open var progress: Float = 0 {
    didSet {
      let possible = min(max(progress, 0), 1)
      if possible != progress { progress = possible }
      if progress != oldValue { looksChanged() }
    }
  }

  /// The colour of what is done.
  open var progressTintColor: UIColor? { didSet { looksChanged() } }

  /// The colour of what is to do. The desktop's bars have one of their own.
  open var trackTintColor: UIColor?

  override class var looks: [AppearanceLook] {
    super.looks + [AppearanceLook(\UIProgressView.progressTintColor)]
  }

  /// A bar that looks like that.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// Moves it.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: naturalSize.height)
  }

  override func makeContent() -> AnyView? {
    let tint = progressTintColor?.color(in: traitCollection)
    return AnyView(ProgressView(value: Double(progress)).tint(tint))
  }
}
