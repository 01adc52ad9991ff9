import LayoutEngine
import PortableUI

@_spi(Measuring)
extension Screen {
  /// Takes in what has changed and shows it, without a look at anything that is still to come: the
  /// work of one frame, for benchmarks.
  public func showChanges() { graph.runFrame() }

  /// Moves the one scroll view down by so many points, and shows that. Returns whether it moved.
  public func scroll(by points: Double) -> Bool {
    guard let area = scrollArea(in: backend.root), case .scroll(let before) = area.content else {
      return false
    }
    area.element?.receive(.scroll(to: before.offset + Point(x: 0, y: points)))
    graph.runFrame()
    return area.content.scrollOffset != before.offset
  }

  private func scrollArea(in shown: Shown?) -> Shown? {
    guard let shown else { return nil }
    if shown.scrolls { return shown }
    for child in shown.children {
      if let area = scrollArea(in: child) { return area }
    }
    return nil
  }
}
