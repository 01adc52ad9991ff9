/// Where in the menu of a window some of its lines belong.
enum CommandPlace: Hashable {
  enum Side { case usual, before, instead, after }

  /// At a group: what is usual there, beside it, or instead of it.
  case group(Side, CommandGroupPlacement)

  /// Among the menus.
  case menus
}

/// Lines of the menu of a window, with the place where they belong.
struct CommandPiece<Content: View>: PrimitiveView {
  let place: CommandPlace
  let content: Content

  func makeNode(at place: Place) -> NodeOf<Self> { CommandPieceNode(self, at: place) }
}

final class CommandPieceNode<Content: View>: WrapperNode<CommandPiece<Content>, Content>, MenuSource
{
  override func content() -> Content { view.content }

  func collectOwnMenu(into reading: inout MenuReading) {
    let outer = reading.items
    reading.items = []
    for child in children { child.collectMenu(into: &reading) }
    reading.pieces[view.place, default: []].append(reading.items)
    reading.items = outer
  }
}

extension MenuReading {
  /// The lines in the order in which they are shown: those with a place of their own where that is.
  var lines: [MenuItem] {
    guard !pieces.isEmpty else { return items }
    var sections: [[MenuItem]] = []
    for group in CommandGroupPlacement.allCases {
      // The menus stand before what is about windows and the app.
      if group == .windowSize { sections.append(all(of: .menus)) }
      sections.append(section(of: group))
    }
    let shown = (sections + [items]).map(\.withoutLooseDividers).filter { !$0.isEmpty }
    return Array(shown.joined(separator: [MenuItem(kind: .divider)]))
  }

  /// The groups in which what is usual has made way for something else.
  var replacedGroups: Set<CommandGroupPlacement> {
    Set(CommandGroupPlacement.allCases.filter { pieces[.group(.instead, $0)] != nil })
  }

  private func section(of group: CommandGroupPlacement) -> [MenuItem] {
    all(of: .group(.before, group))
      + all(of: .group(pieces[.group(.instead, group)] == nil ? .usual : .instead, group))
      + all(of: .group(.after, group))
  }

  private func all(of place: CommandPlace) -> [MenuItem] { (pieces[place] ?? []).flatMap(\.self) }
}

extension [MenuItem] {
  /// Without lines at its ends, and without two of them together.
  fileprivate var withoutLooseDividers: [MenuItem] {
    let parts = split { $0.kind == .divider }
    return Array(parts.joined(separator: [MenuItem(kind: .divider)]))
  }

  /// Those that a key chooses, also in the menus inside.
  var keys: [MenuKey] {
    flatMap { item -> [MenuKey] in
      switch item.kind {
      case .menu(let inner): inner.keys
      case .choice(let number, _):
        item.shortcut.map {
          [MenuKey(shortcut: $0, number: number, title: item.title, isEnabled: item.isEnabled)]
        } ?? []
      case .divider: []
      }
    }
  }
}
