import LayoutEngine
import PortableUI

/// A backend that shows only what it was told, and complains about what it should not be told.
///
/// Words are eight points wide per letter and wrap where they must.
@MainActor
final class MirrorBackend: Backend {
  /// What a backend knows of one element.
  final class Shown {
    var content: ElementContent
    var transition: TransitionState
    var frame = Rect.zero
    var children: [Shown] = []
    var isPlaced = false

    @MainActor
    init(_ element: Element) {
      content = element.content
      transition = element.transition
    }
  }

  private(set) var faults: [String] = []
  private(set) weak var focused: Element?

  func make(_ element: Element) {
    if element.native != nil { faults.append("made twice: \(element.content)") }
    element.native = Shown(element)
  }

  func update(_ element: Element) {
    let shown = shown(element, "updated")
    shown?.content = element.content
    shown?.transition = element.transition
  }

  func place(_ element: Element) { shown(element, "placed")?.frame = element.frame }

  func order(_ element: Element, after previous: Element?) {
    guard let shown = shown(element, "ordered"), let parent = element.parent,
      let outer = self.shown(parent, "ordered in")
    else { return faults.append("ordered in nothing: \(element.content)") }
    if shown.isPlaced { outer.children.removeAll { $0 === shown } }
    shown.isPlaced = true
    if let previous, previous.native === outer.children.last { return outer.children.append(shown) }
    guard let previous else { return outer.children.insert(shown, at: 0) }
    guard let index = outer.children.firstIndex(where: { $0 === previous.native }) else {
      return faults.append("ordered behind a stranger: \(element.content)")
    }
    outer.children.insert(shown, at: index + 1)
  }

  func drop(_ element: Element) {
    guard let shown = shown(element, "dropped"), let parent = element.parent else { return }
    self.shown(parent, "dropped from")?.children.removeAll { $0 === shown }
    letGo(of: element)
  }

  // What is in it goes with it, as in a window.
  private func letGo(of element: Element) {
    element.native = nil
    for child in element.children where child.isDropped { letGo(of: child) }
  }

  private func shown(_ element: Element, _ verb: String) -> Shown? {
    if element.native == nil { faults.append("\(verb) before it was made: \(element.content)") }
    return element.native as? Shown
  }

  func size(of content: ElementContent, for proposal: Proposal) -> Size {
    switch content {
    case .text(let text):
      let whole = Double(text.text.utf8.count) * 8
      let width = max(1, min(whole, proposal.width ?? whole))
      return Size(width: min(width, whole), height: max(1, (whole / width).rounded(.up)) * 20)
    case .field: return Size(width: proposal.width ?? 100, height: 34)
    default: return Size(width: 50, height: 28)
    }
  }

  func baselines(of content: ElementContent, in size: Size) -> (first: Double, last: Double)? {
    if case .text = content { (15, size.height - 5) } else { nil }
  }

  func insets(of content: ElementContent) -> Insets {
    Insets(top: 6, leading: 12, bottom: 6, trailing: 12)
  }

  func requestFrame() {}

  func refocus(_ element: Element) { focus(element) }

  func focus(_ element: Element?) {
    let old = focused
    focused = element
    old?.receive(.focus(false))
    element?.receive(.focus(true))
  }

  let showsMotion: Bool
  var displayTime = 0.0
  private(set) var isTicking = false

  init(showsMotion: Bool = false) { self.showsMotion = showsMotion }

  func startTicks() {
    if isTicking || !showsMotion {
      faults.append("asked for ticks, though there are some, or none")
    }
    isTicking = true
  }

  func stopTicks() {
    if !isTicking { faults.append("asked for an end of ticks, though there are none") }
    isTicking = false
  }

  func mixture(of color: Color, in scheme: ColorScheme?) -> ColorMixture {
    ColorMixture(red: 0, green: 0, blue: 0, opacity: color.alpha)
  }

  /// How the screen differs from `element`, which it should show; `nil` where it does not.
  func difference(from element: Element) -> String? {
    if let fault = faults.first { return fault }
    guard let shown = element.native as? Shown else { return "missing: \(element.content)" }
    if shown.content != element.content { return "\(shown.content) is not \(element.content)" }
    if shown.transition != element.transition {
      return "\(shown.transition) is not \(element.transition)"
    }
    if shown.frame != element.frame { return "\(shown.frame) is not \(element.frame)" }
    guard shown.children.count == element.children.count else {
      return "\(shown.children.count) in \(element.content), not \(element.children.count)"
    }
    for (child, expected) in zip(shown.children, element.children) {
      if child !== expected.native { return "another order in \(element.content)" }
      if let difference = difference(from: expected) { return difference }
    }
    return nil
  }
}
