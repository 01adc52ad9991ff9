import Foundation
import LayoutEngine

/// What is held over a list, and where it would land.
struct RowDrop {
  /// The element over which it is held: that of a row, or of the list.
  let element: Element

  /// The row at which it would land; `nil` where the list has none.
  var box: Box?
  var edge: VerticalEdge
}

/// Somewhere between rows where something can be let go of.
private struct RowGap {
  let insertion: RowInsertion
  let box: Box?
  let edge: VerticalEdge

  /// Before which element it is.
  var offset: Int { box == nil || edge == .top ? insertion.element : insertion.element + 1 }
}

extension ListRowsNode: DropTaker {
  func takenTypes(by element: Element) -> [UTType] {
    gap(at: .zero, over: element)?.insertion.taking.types ?? []
  }

  func hold(
    _ items: [NSItemProvider], at point: Point, over element: Element
  ) -> DropOperation? {
    guard let gap = gap(at: point, over: element),
      !gap.insertion.taking.wanted(of: items).isEmpty
    else {
      letGo(of: element)
      return nil
    }
    if rowDrop?.element !== element || rowDrop?.box !== gap.box || rowDrop?.edge != gap.edge {
      rowDrop = RowDrop(element: element, box: gap.box, edge: gap.edge)
      looksChanged()
    }
    return .copy
  }

  func letGo(of element: Element) {
    guard rowDrop?.element === element else { return }
    rowDrop = nil
    looksChanged()
  }

  func take(
    _ items: [NSItemProvider], at point: Point, on element: Element,
    then tell: @escaping @MainActor (Bool) -> Void
  ) {
    let gap = gap(at: point, over: element)
    letGo(of: element)
    let wanted = gap?.insertion.taking.wanted(of: items) ?? []
    guard let gap, !wanted.isEmpty else { return tell(false) }
    let offset = gap.offset
    switch gap.insertion.taking.action {
    case .atOnce(let action):
      action(offset, wanted)
      tell(true)
    case .later(let take):
      arrivals.start(in: graph, "the drop on \(path)") { tell(await take(wanted, offset)) }
    }
  }

  /// Where something lands that is let go of there: in the upper half of a row before it, else behind it, and
  /// beside the rows behind all of them.
  private func gap(at point: Point, over element: Element) -> RowGap? {
    guard let row = rows.first(where: { $0.box.element === element }) else {
      guard let end = lastInsertion else { return nil }
      let last = rows.last { $0.facts.insertion?.owner === end.owner }
      guard let last, last.facts.insertion?.element == end.element - 1 else {
        return RowGap(insertion: end, box: nil, edge: .bottom)
      }
      return last.facts.insertion.map { RowGap(insertion: $0, box: last.box, edge: .bottom) }
    }
    return row.facts.insertion.map {
      let isUpper = point.y < element.frame.size.height / 2
      return RowGap(insertion: $0, box: row.box, edge: isUpper ? .top : .bottom)
    }
  }

  // MARK: Who takes

  var taker: any DropTaker { self }

  func add(_ inserter: any RowInserter) {
    inserters.removeAll { $0.node?.flags.contains(.isDropped) ?? true }
    inserters.append(WeakNode(inserter))
    looksChanged()
  }

  /// How something comes behind all rows; `nil` where nothing does.
  var lastInsertion: RowInsertion? {
    for known in inserters.reversed() {
      guard let node = known.node, !node.flags.contains(.isDropped) else { continue }
      if let insertion = (node as? any RowInserter)?.endInsertion { return insertion }
    }
    return nil
  }
}
