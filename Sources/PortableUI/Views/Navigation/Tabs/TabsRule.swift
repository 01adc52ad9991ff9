import LayoutEngine

/// A page that is moved aside, and the one beside it.
struct PageSlide: Hashable {
  let beside: Int

  /// Whether that comes behind the page, as one reads.
  let isAfter: Bool

  /// How far the page has moved in the direction in which one reads.
  let shift: Double
}

/// A page and the buttons: a row above it, or beneath where the room is narrow; or a column beside it,
/// with a line between. Dots lie over the foot of the page.
struct TabsRule: LayoutRule, Hashable {
  /// Which page is seen.
  var shown = 0

  /// Whether there is a line to be seen beside a column of buttons.
  var hasLine = false

  /// Whether the buttons stand in a column where there is room.
  var hasSidebar = false

  /// Whether the buttons lie over the page, which has all of the room.
  var isOver = false

  /// Whether only the page is seen.
  var hidesBar = false

  /// What is seen of another page while a person moves to it.
  var slide: PageSlide?

  /// Below this, a thumb is nearer to the foot of a window than to its head.
  private static let narrow = 550.0

  /// How wide the column of buttons is.
  private static let sidebar = 200.0

  /// The pages come first, then the buttons, and the line last.
  private func parts(_ children: some LayoutChildren) -> (page: Int?, bar: Int, line: Int?)? {
    let bar = children.count - (hasLine ? 2 : 1)
    guard bar >= 0 else { return nil }
    return (shown < bar ? shown : nil, bar, hasLine ? bar + 1 : nil)
  }

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard let (page, bar, _) = parts(children) else {
      return proposal.replacingUnspecified(by: .zero)
    }
    if hidesBar { return page.map { children.measure($0, for: proposal) } ?? .zero }
    if isOver {
      let content = page.map { children.measure($0, for: proposal) } ?? .zero
      let row = children.measure(bar, for: Proposal(width: proposal.width, height: nil))
      return Size(
        width: max(row.width, content.width), height: max(row.height, content.height))
    }
    if hasSidebar, let width = proposal.width, width >= Self.narrow {
      let room = Proposal(width: width - Self.sidebar, height: proposal.height)
      let content = page.map { children.measure($0, for: room) } ?? .zero
      return Size(width: width, height: proposal.height ?? content.height)
    }
    let row = children.measure(bar, for: Proposal(width: proposal.width, height: nil))
    let room = Proposal(
      width: proposal.width, height: proposal.height.map { max(0, $0 - row.height) })
    let content = page.map { children.measure($0, for: room) } ?? .zero
    return Size(
      width: max(row.width, content.width), height: row.height + content.height)
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard let (page, bar, line) = parts(children) else { return }
    if hidesBar {
      if let line { place(line, Placement(origin: .zero, size: .zero, proposal: .zero)) }
      return fill(page, in: Rect(origin: .zero, size: size), place: place)
    }
    if hasSidebar, size.width >= Self.narrow {
      return arrangeBeside(page, bar, line, in: size, place: place)
    }
    let offer = Proposal(width: size.width, height: nil)
    let row = children.measure(bar, for: offer)
    let isBelow = isOver || size.width < Self.narrow
    let rest = max(0, size.height - row.height)
    let room = Size(width: size.width, height: isOver ? size.height : rest)
    let corner = Point(x: 0, y: isBelow ? 0 : row.height)
    fill(page, in: Rect(origin: corner, size: room), place: place)
    place(
      bar,
      Placement(
        origin: Point(x: 0, y: isBelow ? rest : 0),
        size: Size(width: size.width, height: row.height), proposal: offer))
    if let line { place(line, Placement(origin: .zero, size: .zero, proposal: .zero)) }
  }

  /// Gives `room` to the page, or as much of it as another one leaves.
  private func fill(_ page: Int?, in room: Rect, place: (Int, Placement) -> Void) {
    guard let page else { return }
    func put(_ page: Int, _ shift: Double) {
      var corner = room.origin
      corner.x += shift
      place(page, Placement(origin: corner, size: room.size, proposal: Proposal(room.size)))
    }
    put(page, slide?.shift ?? 0)
    guard let slide, slide.beside != page else { return }
    put(slide.beside, slide.shift + (slide.isAfter ? room.size.width : -room.size.width))
  }

  private func arrangeBeside(
    _ page: Int?, _ bar: Int, _ line: Int?, in size: Size, place: (Int, Placement) -> Void
  ) {
    func fill(_ child: Int, from x: Double, _ width: Double) {
      let room = Size(width: width, height: size.height)
      place(child, Placement(origin: Point(x: x, y: 0), size: room, proposal: Proposal(room)))
    }
    fill(bar, from: 0, Self.sidebar - 1)
    if let line { fill(line, from: Self.sidebar - 1, 1) }
    if let page { fill(page, from: Self.sidebar, size.width - Self.sidebar) }
  }

  func spacing(of children: some LayoutChildren) -> Spacing { .standard }
}
