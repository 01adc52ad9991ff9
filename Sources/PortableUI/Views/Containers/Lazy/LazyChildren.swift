import LayoutEngine

/// The rows of a lazy container, as the layout engine sees them: one child for each, however many
/// boxes it has. Only rows that are made are asked about.
@MainActor
struct LazyChildren: @MainActor LayoutChildren {
  let boxes: BoxChildren
  let rows: LazyRows
  let axis: LayoutAxis
  let spacing: Double

  var count: Int { rows.count }

  /// Whether nothing is to be seen of a row.
  func isEmpty(_ row: Int) -> Bool { rows.boxes(of: row).isEmpty }

  func measure(_ row: Int, for proposal: Proposal) -> Size {
    var size = Size.zero
    let range = rows.boxes(of: row)
    for box in range {
      let chosen = boxes.dimensions(of: box, for: proposal).size
      size[axis] += chosen[axis] + (box == range.lowerBound ? 0 : spacing)
      size[axis.cross] = max(size[axis.cross], chosen[axis.cross])
    }
    return size
  }

  func explicitGuide(_ guide: Guide, of row: Int, in dimensions: Dimensions) -> Double? {
    // Of several views in a row none speaks for all.
    let range = rows.boxes(of: row)
    return range.count == 1
      ? boxes.explicitGuide(guide, of: range.lowerBound, in: dimensions) : nil
  }

  func defaultGuide(_ guide: Guide, of row: Int?, in dimensions: Dimensions) -> Double {
    let range = row.map { rows.boxes(of: $0) }
    return boxes.defaultGuide(
      guide, of: range?.count == 1 ? range?.lowerBound : nil, in: dimensions)
  }

  /// Places what is in `row`, one after the other.
  func place(_ row: Int, _ placement: Placement) {
    let range = rows.boxes(of: row)
    if range.count == 1 { return place(range.lowerBound, at: placement) }
    var main = placement.origin[axis]
    for box in range {
      let chosen = boxes.dimensions(of: box, for: placement.proposal)
      var origin = placement.origin
      origin[axis] = main
      place(box, at: Placement(origin: origin, size: chosen.size, proposal: chosen.proposal))
      main += chosen.size[axis] + spacing
    }
  }

  private func place(_ child: Int, at placement: Placement) {
    let box = boxes.box
    box.children[child].place(
      box.isMirrored ? placement.mirrored(in: box.record.frame.size.width) : placement)
  }
}
