import Foundation
package import LayoutEngine
package import PortableUI

/// How it is shown in a graph.
extension UIView: ShownObject {
  package var layerContent: LayerContent { shownLayer }

  package var spokenContent: AccessibilityContent {
    speaksByContent ? AccessibilityContent() : speech
  }

  package var backdrop: AnyView? { makeBackdrop() }

  package var ownContent: AnyView? {
    guard var content = makeContent().map(directed) else { return nil }
    if speaksByContent { content = spoken(content) }
    if let helpText { content = AnyView(content.help(helpText)) }
    if hostsViews { content = AnyView(content.environment(\.uiHost, self)) }
    return ownTintColor.map { AnyView(content.tint($0.color(in: traitCollection))) } ?? content
  }

  package var innerObjects: [any ShownObject] { shownInside }

  package var readsLayout: Bool { self is any LayoutListener }

  package func layoutWasRead() { (self as? any LayoutListener)?.layoutWasHeard() }

  package var pointerGesture: AnyGesture<Void>? {
    guard isUserInteractionEnabled, let recognizers = gestureRecognizers else { return nil }
    let gestures = recognizers.filter(\.isEnabled).map { $0.makeGesture() }
    guard let first = gestures.first else { return nil }
    return gestures.dropFirst().reduce(first) {
      AnyGesture($0.simultaneously(with: $1).map { _ in })
    }
  }

  package func attach(to place: any ObjectPlace) {
    self.place = place
    if outerView == nil {
      let around = place.environment
      comes(into: around.uiHost)
      moved(self, to: around.uiWindow)
    }
    traitsMayHaveChanged()
    flags.formUnion([.needsPlacing, .needsIntrinsicSize])
    controller?.viewWasAttached()
  }

  package func detach(from place: any ObjectPlace) {
    guard self.place === place else { return }
    self.place = nil
    if outerView == nil {
      controller?.leaveHost()
      comes(into: nil)
      moved(self, to: nil)
    }
    wasDetached()
  }

  package func size(for proposal: Proposal) -> Size { hostedSize(for: proposal) }

  package func arrange(in size: Size) {
    if outerView == nil {
      let resize = controller.flatMap { bounds.size != .zero ? resizing($0, to: size.cgSize) : nil }
      flags.insert(.isInLayout)
      setFrame(CGRect(origin: frame.origin, size: size.cgSize))
      flags.remove(.isInLayout)
      resize?.resized()
      layoutRoot()
    } else if measuredAgain() {
      invalidateIntrinsicContentSize()
    }
    flags.remove(.needsPlacing)
  }

  /// Tells `controller` that its view is about to get another size, where it is seen and does.
  private func resizing(_ controller: UIViewController, to size: CGSize) -> ResizeCoordinator? {
    guard controller.appearance == .there, size != bounds.size else { return nil }
    let coordinator = ResizeCoordinator()
    controller.viewWillTransition(to: size, with: coordinator)
    return coordinator
  }

  package var contentFrame: Rect { contentRect.rect }

  package var placedFrame: Rect {
    let origin = outerView?.innerOrigin ?? .zero
    return uprightFrame.offsetBy(dx: transform.tx - origin.x, dy: transform.ty - origin.y).rect
  }

  /// How it looks as a whole.
  private var shownLayer: LayerContent {
    renewTraits()
    var shown = LayerContent.plain
    shown.opacity = Double(alpha)
    shown.isHidden = isHidden
    shown.takesPointer = isUserInteractionEnabled
    if clipsToBounds || layer.masksToBounds { shown.clip = layer.outline }
    if isReadAsOne { shown.reading = .combined }
    layer.apply(to: &shown)
    transform.apply(to: &shown)
    return shown
  }

  /// What it shows itself is different from now on, and maybe as large as it was.
  func contentChanged() {
    looksChanged()
    invalidateIntrinsicContentSize()
  }
}

extension CGAffineTransform {
  /// Turns and stretches what is in a layer, around its middle; how far it is moved says its place.
  fileprivate func apply(to layer: inout LayerContent) {
    guard self != .identity else { return }
    // A turn and a stretching; a slant is not drawn.
    let (x, y) = (hypot(a, b), hypot(c, d))
    let turn = atan2(b, a)
    let mirrors = a * d - b * c < 0
    let middle = Point(x: 0.5, y: 0.5)
    if x != 1 || y != 1 || mirrors {
      layer.scale = LayerContent.Scale(x: x, y: mirrors ? -y : y, anchor: middle)
    }
    if turn != 0 {
      var looks = layer.looks
      looks.rotation = LayerLooks.Rotation(radians: turn, anchor: middle)
      layer.looks = looks
    }
  }
}

/// A view that hears when what is around it was scrolled or laid out.
protocol LayoutListener: UIView {
  /// It was scrolled or laid out.
  func layoutWasHeard()
}
