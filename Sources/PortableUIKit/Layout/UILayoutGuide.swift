public import Foundation

/// A rectangle that constraints can speak of and that shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide {
  /// The view in which it lies.
  public internal(set) weak var owningView: UIView?

  /// A name for people.
  open var identifier = ""

  /// Where it lies in its view, once that was laid out.
  public internal(set) var layoutFrame = CGRect.zero

  var kind = Kind.own

  enum Kind {
    case own, safeArea, margins, content, frame
  }

  /// A guide that belongs to no view yet.
  public init() {}

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }
}

extension UILayoutGuide: LayoutItem {
  var holder: UIView? { owningView }

  var derivation: Derivation? {
    switch kind {
    case .own: nil
    case .safeArea: .inset(owningView?.safeAreaInsets ?? .zero)
    case .margins: .inset(owningView?.layoutMargins ?? .zero)
    case .frame: .inset(.zero)
    case .content: .content
    }
  }
}

extension UIView {
  /// Gives the view a rectangle that constraints can speak of.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }

  /// Takes a guide from the view, with the constraints that speak of it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    deactivateConstraints { $0.speaks(of: guide) }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// What of the view nothing covers. Nothing covers a part of a desktop's window.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, &knownSafeAreaGuide) }

  /// What keeps the view's margins from its edges.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins, &knownMarginsGuide) }

  /// The same: a window is read at any width.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// What its parts keep from its edges.
  public var layoutMargins: UIEdgeInsets {
    get { leftAndRight(of: directionalLayoutMargins) }
    set { directionalLayoutMargins = leadingAndTrailing(of: newValue) }
  }

  private func guide(_ kind: UILayoutGuide.Kind, _ known: inout UILayoutGuide?) -> UILayoutGuide {
    if let known { return known }
    let new = UILayoutGuide(kind, of: self)
    known = new
    return new
  }
}
