public import Foundation
import LayoutEngine
import PortableUI

/// Colours as drawing code has them.
public typealias CGColor = UIColor

extension UIColor {
  /// The same colour, for a layer.
  public nonisolated var cgColor: CGColor { self }

  /// The same colour.
  public nonisolated convenience init(cgColor: CGColor) {
    self.init { cgColor.resolvedColor(with: $0) }
  }
}

/// The edge, the corners and the shadow of a view.
@preconcurrency @MainActor
public final class CALayer {
  private unowned let view: UIView

  init(of view: UIView) { self.view = view }

  /// The colour behind it: the view's.
  public var backgroundColor: CGColor? {
    get { view.backgroundColor }
    set { view.backgroundColor = newValue }
  }

  /// How round the corners are.
  public var cornerRadius: CGFloat = 0 { didSet { changed(oldValue != cornerRadius) } }

  /// Which corners are round.
  public var maskedCorners: CACornerMask = .all { didSet { changed(oldValue != maskedCorners) } }

  /// How the corners bend. Both bend alike here.
  public var cornerCurve = CALayerCornerCurve.circular

  /// How broad the edge is.
  public var borderWidth: CGFloat = 0 { didSet { changed(oldValue != borderWidth) } }

  /// The colour of the edge.
  public var borderColor: CGColor? { didSet { changed(oldValue != borderColor) } }

  /// Whether nothing is seen of what is inside and beyond the edges.
  public var masksToBounds = false { didSet { changed(oldValue != masksToBounds) } }

  /// The colour of the shadow.
  public var shadowColor: CGColor? { didSet { changed(oldValue != shadowColor) } }

  /// How strong the shadow is; 0 for none.
  public var shadowOpacity: Float = 0 { didSet { changed(oldValue != shadowOpacity) } }

  /// How far the shadow lies beside what throws it.
  public var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { changed(oldValue != shadowOffset) }
  }

  /// How far the edge of the shadow is spread.
  public var shadowRadius: CGFloat = 3 { didSet { changed(oldValue != shadowRadius) } }

  /// How opaque all of it is: the view's.
  public var opacity: Float {
    get { Float(view.alpha) }
    set { view.alpha = CGFloat(newValue) }
  }

  /// Where the view is, in its own coordinates.
  public var bounds: CGRect { view.bounds }

  /// Where the view stands in what it is in.
  public var frame: CGRect { view.frame }

  private func changed(_ isDifferent: Bool) { if isDifferent { view.looksChanged() } }

  /// The shape of the view.
  var outline: Outline { Outline(shape) }

  private var shape: UnevenRoundedRectangle {
    func radius(_ corner: CACornerMask) -> CGFloat {
      maskedCorners.contains(corner) ? cornerRadius : 0
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radius(.layerMinXMinYCorner),
      bottomLeadingRadius: radius(.layerMinXMaxYCorner),
      bottomTrailingRadius: radius(.layerMaxXMaxYCorner),
      topTrailingRadius: radius(.layerMaxXMinYCorner))
  }

  /// What is behind the view; `nil` for nothing.
  func makeBackdrop(in traits: UITraitCollection) -> AnyView? {
    let color = view.backgroundColor?.color(in: traits)
    let edge = borderWidth > 0 ? (borderColor ?? .black).color(in: traits) : nil
    guard color != nil || edge != nil else { return nil }
    let filled = shape.fill(color ?? .clear)
    guard let edge else { return AnyView(filled) }
    return AnyView(filled.overlay(shape.strokeBorder(edge, lineWidth: borderWidth)))
  }

  /// Gives a group of elements this one's shadow.
  func apply(to content: inout LayerContent) {
    guard shadowOpacity > 0 else { return }
    let color = (shadowColor ?? .black).color(in: view.traitCollection)
    var looks = content.looks
    looks.shadow = LayerLooks.Shadow(
      color: color.opacity(Double(shadowOpacity)), radius: Double(shadowRadius),
      x: Double(shadowOffset.width), y: Double(shadowOffset.height))
    content.looks = looks
  }
}

/// Corners of a rectangle.
public nonisolated struct CACornerMask: OptionSet, Sendable {
  /// What tells it from others.
  public let rawValue: UInt
  /// What tells it from others.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// How round corners bend.
public nonisolated enum CALayerCornerCurve: Sendable { case circular, continuous }
