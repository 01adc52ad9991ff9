public import Foundation
import LayoutEngine

extension UIView {
  /// Where it stands in what it is in. Where it is turned or stretched, what surrounds it then.
  public var frame: CGRect {
    get {
      guard transform != .identity else { return uprightFrame }
      let size = bounds.size
      let turned = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(transform)
      return turned.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      setFrame(newValue)
      frameWasSet()
    }
  }

  /// Where it stands, apart from how it is moved, turned and stretched.
  var uprightFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Its own coordinates: the corner that is seen at its corner, and its size.
  public var bounds: CGRect {
    get { storedBounds }
    set {
      let old = storedBounds
      guard newValue != old else { return }
      storedBounds = newValue
      if newValue.size != old.size { sizeChanged(from: old.size) }
      setNeedsPlacing()
      frameWasSet()
    }
  }

  /// Its middle, in what it is in.
  public var center: CGPoint {
    get { storedCenter }
    set {
      guard newValue != storedCenter else { return }
      storedCenter = newValue
      outerView?.setNeedsPlacing()
      frameWasSet()
    }
  }

  /// Moves and resizes it, whoever says so.
  func setFrame(_ frame: CGRect) {
    let old = storedBounds.size
    let center = CGPoint(x: frame.midX, y: frame.midY)
    guard old != frame.size || storedCenter != center else { return }
    storedBounds.size = frame.size
    storedCenter = center
    outerView?.setNeedsPlacing()
    if old != frame.size {
      sizeChanged(from: old)
      setNeedsPlacing()
    }
  }

  private func sizeChanged(from old: CGSize) {
    setNeedsLayout()
    if layer.cornerRadius > 0 || clipsToBounds { looksChanged() }
    guard autoresizesSubviews else { return }
    for view in innerViews where view.translatesAutoresizingMaskIntoConstraints {
      view.follow(from: old, to: bounds.size)
    }
  }

  /// Follows what it is in, which got another size, as the mask says.
  private func follow(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let across = autoresizingMask.stretch(
      frame.minX, frame.width, from: old.width, to: new.width,
      (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin))
    let down = autoresizingMask.stretch(
      frame.minY, frame.height, from: old.height, to: new.height,
      (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))
    frame = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// What of a view follows when what it is in gets another size.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// What tells it from others.
    public let rawValue: UInt
    /// What tells it from others.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room to its left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// Its width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room to its right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room above it.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// Its height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room below it.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// Shares what is gained or lost among the parts that give way, as large as each is.
    func stretch(
      _ start: CGFloat, _ length: CGFloat, from old: CGFloat, to new: CGFloat,
      _ parts: (before: AutoresizingMask, inside: AutoresizingMask, after: AutoresizingMask)
    ) -> (start: CGFloat, length: CGFloat) {
      let lengths = [start, length, old - start - length]
      let gives = [contains(parts.before), contains(parts.inside), contains(parts.after)]
      let count = gives.count { $0 }
      guard count > 0, old != new else { return (start, length) }
      let total = zip(lengths, gives).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
      func share(_ index: Int) -> CGFloat {
        guard gives[index] else { return 0 }
        return (new - old) * (total > 0 ? lengths[index] / total : 1 / CGFloat(count))
      }
      return (start + share(0), max(0, length + share(1)))
    }
  }

  // MARK: From one view to another

  /// The same point in the coordinates of `view`; where that is `nil`, of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outside = pointInRoot(point)
    guard let view else { return outside }
    return view.pointFromRoot(outside)
  }

  /// The same point in this view's coordinates; it is in those of `view`, or of the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromRoot(view?.pointInRoot(point) ?? point)
  }

  /// The same rectangle in the coordinates of `view`; where that is `nil`, of the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corners = rect.corners.map { convert($0, to: view) }
    return CGRect(around: corners)
  }

  /// The same rectangle in this view's coordinates; it is in those of `view`, or of the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: view) })
  }

  /// How its coordinates become those of what it is in.
  private var mapOutward: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.origin.x - bounds.width / 2,
      y: -bounds.origin.y - bounds.height / 2
    ).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    guard let outerView else {
      guard let place else { return point }
      let origin = place.originInWindow
      return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
    return outerView.pointInRoot(point.applying(mapOutward))
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let outerView else {
      guard let place else { return point }
      let origin = place.originInWindow
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return outerView.pointFromRoot(point).applying(mapOutward.inverted())
  }
}
