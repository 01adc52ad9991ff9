import LayoutEngine

/// What lies behind the title of a section that stays in sight: the list's own background, so that
/// rows are not seen through it, nor touched.
struct TitleGround: View {
  let background: ListBackground

  var body: some View {
    Color.clear.layer(.looking(LayerLooks(ground: background))).accessibilityHidden(true)
      .zIndex(-.infinity)
  }
}

/// What lies behind a title for now.
struct KnownGround {
  let node: NodeOf<TitleGround>
  var background: ListBackground
}

extension ListRowsNode {
  /// Puts the list's background behind `row` while that is a title at the edge.
  func followGround(of row: MadeRow) {
    let id = ObjectIdentifier(row.box)
    let isPinned = row.number.flatMap { stack?.isPinned($0) } ?? false
    let isWanted = row.facts.part == .header && isPinned
    let wanted = isWanted ? view.look.background ?? .window : nil
    let known = grounds[id]
    guard wanted != known?.background else { return }
    if let known, let wanted {
      grounds[id]?.background = wanted
      return known.node.update(TitleGround(background: wanted))
    }
    dropGround(of: row.box)
    if let wanted {
      let place = Place(parent: self, graph: graph, scope: scope, container: row.box)
      grounds[id] = KnownGround(
        node: makeNode(TitleGround(background: wanted), at: place), background: wanted)
    }
    regather(row.box)
  }

  func dropGround(of box: Box) {
    grounds.removeValue(forKey: ObjectIdentifier(box))?.node.drop()
  }
}
