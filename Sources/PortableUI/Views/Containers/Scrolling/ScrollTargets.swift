import LayoutEngine

/// A view whose parts scroll views come to rest at, and tell of.
struct ScrollTargetLayout<Content: View> {
  let content: Content
  let isEnabled: Bool
}

extension ScrollTargetLayout: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { ScrollTargetNode(self, at: place) }
}

final class ScrollTargetNode<Content: View>:
  WrapperNode<ScrollTargetLayout<Content>, Content>, ScrollTargetSource
{
  var isEnabled: Bool { view.isEnabled }

  override func content() -> Content { view.content }
}

nonisolated extension View {
  /// Says that the views in this stack or grid are what scroll views around it come to rest at, and tell of.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    ScrollTargetLayout(content: self, isEnabled: isEnabled)
  }
}

/// One of the views that a scroll view may come to rest at.
struct ScrollTargetPlace {
  /// Where it lies in the content.
  let frame: Rect

  /// What it may be known by, from the outside in.
  let identities: () -> [AnyHashable]
}

/// A node around a stack whose views are targets.
@MainActor
protocol ScrollTargetSource: Node {
  var isEnabled: Bool { get }
}

extension Node {
  /// The targets near `seen`, a part of the content of the scroll view of `area`.
  final func scrollTargets(near seen: Rect, in area: Box) -> [ScrollTargetPlace] {
    for child in children {
      // A scroll view inside has targets of its own.
      if child is any ScrollArea { continue }
      guard let source = child as? any ScrollTargetSource, source.isEnabled else {
        let targets = child.scrollTargets(near: seen, in: area)
        if targets.isEmpty { continue } else { return targets }
      }
      var boxes = ContiguousArray<Box>()
      source.collectBoxes(into: &boxes)
      return boxes.flatMap { box in
        var box = box
        while box.flags.contains(.isModifier), let inner = box.children.first { box = inner }
        return box.targets(near: seen, in: area, of: source)
      }
    }
    return []
  }

  /// What the one view in a row was given, from the outside in.
  fileprivate var givenIdentities: [AnyHashable] {
    var found: [AnyHashable] = []
    var node: Node? = self
    while let current = node {
      if let given = (current as? any GivenIdentity)?.identity { found.append(given) }
      node = current.children.count == 1 ? current.children[0] : nil
    }
    return found
  }

  /// What this node is known by, from `outermost` in.
  fileprivate func identities(inside outermost: Node) -> [AnyHashable] {
    var found: [AnyHashable] = []
    var inner = self
    while inner !== outermost, let outer = inner.parent {
      if let given = (inner as? any GivenIdentity)?.identity { found.append(given) }
      if let tagging = outer as? any TaggingNode,
        let index = outer.children.firstIndex(where: { $0 === inner }),
        let tag = tagging.tag(ofChild: index)
      {
        found.append(tag)
      }
      inner = outer
    }
    return found.reversed()
  }
}

extension Box {
  /// What is in the stack of this box, near `seen`.
  fileprivate func targets(
    near seen: Rect, in area: Box, of source: Node
  ) -> [ScrollTargetPlace] {
    guard let rows = content as? LazyContent else {
      return children.compactMap { child in
        let whole = Rect(origin: .zero, size: child.record.frame.size)
        guard let frame = child.frame(of: whole, in: area) else { return nil }
        return ScrollTargetPlace(frame: frame) {
          var inner = child
          while inner.flags.contains(.isModifier), let next = inner.children.first { inner = next }
          return inner.node.identities(inside: source)
        }
      }
    }
    let size = record.frame.size
    guard rows.rowCount > 0,
      let origin = frame(of: Rect(origin: .zero, size: size), in: area)?.origin
    else { return [] }
    func row(at place: Double) -> Int { rows.row(at: place - origin[rows.axis], in: self) }
    let start = seen.origin[rows.axis]
    // Where reading goes from right to left, the first row in sight is the one on the right.
    let ends = [row(at: start), row(at: start + seen.size[rows.axis])].map {
      min(rows.rowCount - 1, $0)
    }
    return (min(ends[0], ends[1])...max(ends[0], ends[1])).compactMap { row in
      guard let frame = frame(of: rows.frame(of: row, in: self), in: area) else { return nil }
      return ScrollTargetPlace(frame: frame) {
        let owner = rows.owner(of: row)
        let index = row - owner.firstRow
        let made = owner.madeRows.firstIndex(of: index).map { owner.children[$0].givenIdentities }
        return [owner.identity(of: index)].compactMap { $0 } + (made ?? [])
      }
    }
  }
}

extension Scroller {
  /// What the target is known by whose point at `anchor` is nearest to that of the scroll view; nothing
  /// where there are no targets.
  func identities(nearest anchor: Point) -> [AnyHashable] {
    let seen = range.visible(at: offset)
    let axes = [LayoutAxis.horizontal, .vertical].filter { range.axes.contains($0) }
    func distance(_ target: ScrollTargetPlace) -> Double {
      axes.reduce(0) { sum, axis in
        let frame = target.frame
        let place = frame.origin[axis] + frame.size[axis] * anchor[axis]
        return sum + abs(place - seen.origin[axis] - seen.size[axis] * anchor[axis])
      }
    }
    return targets(near: seen).min { distance($0) < distance($1) }?.identities() ?? []
  }
}
