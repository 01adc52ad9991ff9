import LayoutEngine
import PortableUI

/// Shows a graph in memory, and holds it to its word: a mutation that makes no sense stops the test.
@MainActor
final class HeadlessBackend: Backend {
  /// What everything else is in.
  private(set) var root: Shown?

  /// How often the graph changed something here.
  private(set) var mutationCount = 0

  func make(_ element: Element) {
    mutationCount += 1
    precondition(element.native == nil, "'\(element.viewName)' was made twice.")
    let shown = Shown(element)
    element.native = shown
    if root == nil { root = shown }
  }

  func update(_ element: Element) {
    mutationCount += 1
    shown(element, to: "updated").update(from: element)
  }

  func place(_ element: Element) {
    mutationCount += 1
    let shown = shown(element, to: "placed")
    let size = element.frame.size
    precondition(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "'\(element.viewName)' was placed in a frame that cannot be: \(element.frame).")
    shown.frame = element.frame
  }

  func order(_ element: Element, after previous: Element?) {
    mutationCount += 1
    guard let parent = element.parent else {
      preconditionFailure("'\(element.viewName)' was ordered outside of everything.")
    }
    let child = shown(element, to: "ordered")
    shown(parent, to: "filled").insert(child, after: previous.map { shown($0, to: "followed") })
  }

  func drop(_ element: Element) {
    mutationCount += 1
    shown(element, to: "dropped").remove()
    element.native = nil
  }

  private func shown(_ element: Element, to verb: String) -> Shown {
    guard let shown = element.native as? Shown else {
      preconditionFailure(
        "'\(element.viewName)' was \(verb) before it was made, or after its drop.")
    }
    return shown
  }

  func size(of content: ElementContent, for proposal: Proposal) -> Size {
    ControlMetrics.size(of: content, for: proposal)
  }

  func baselines(of content: ElementContent, in size: Size) -> (first: Double, last: Double)? {
    ControlMetrics.baselines(of: content, in: size)
  }

  func insets(of content: ElementContent) -> Insets { ControlMetrics.insets(of: content) }

  // Frames run when the screen looks, acts or settles: a test decides when time goes on.
  func requestFrame() {}
}
