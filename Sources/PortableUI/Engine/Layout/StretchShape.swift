import LayoutEngine

/// A leaf that takes what it is offered in some directions, as a slider does across, and has the
/// size its element needs in the others.
struct StretchShape: Leaf {
  let axes: LayoutAxes

  var reuse: Reuse { .exact }

  func size(for proposal: Proposal, in box: Box) -> Size {
    box.readUnseen()
    guard let element = box.element else { return .zero }
    let backend = box.node.graph.backend
    let natural = backend.size(of: element.goal, for: .unspecified)
    let least = backend.size(of: element.goal, for: .zero)
    return StretchLeaf(axes, natural: natural, least: least).size(for: proposal)
  }
}

/// A node that makes its element's content of views that are not seen themselves: a picker's
/// options, a label for assistive technologies.
@MainActor
protocol UnseenReader {
  /// The content, made of those views as they are now.
  func readUnseen() -> ElementContent
}

extension Box {
  /// Brings the element up to date with the views inside that are not seen.
  ///
  /// Whoever changes inside makes this box measure itself again, which is when this is called.
  func readUnseen() {
    if let reader = node as? any UnseenReader { show(reader.readUnseen()) }
  }
}
