import LayoutEngine

/// What the app's own graph stands on. That graph has nodes for scenes and nothing to be seen.
@MainActor
final class SceneBackend: Backend {
  unowned let session: AppSession

  init(of session: AppSession) { self.session = session }

  func requestFrame() { session.desktop.requestFrame() }

  // Only the root's empty layer comes here.
  func make(_ element: Element) {}
  func update(_ element: Element) {}
  func place(_ element: Element) {}
  func order(_ element: Element, after previous: Element?) {}
  func drop(_ element: Element) {}
  func size(of content: ElementContent, for proposal: Proposal) -> Size { .zero }
  func baselines(of content: ElementContent, in size: Size) -> (first: Double, last: Double)? {
    nil
  }
  func insets(of content: ElementContent) -> Insets { .zero }
  func focus(_ element: Element?) {}
  func refocus(_ element: Element) {}
  let showsMotion = false
  let displayTime = 0.0
  func startTicks() {}
  func stopTicks() {}
  func mixture(of color: Color, in scheme: ColorScheme?) -> ColorMixture {
    ColorMixture(red: 0, green: 0, blue: 0, opacity: 0)
  }
}
