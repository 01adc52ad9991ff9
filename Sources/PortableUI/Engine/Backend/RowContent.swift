/// A list: what is around its rows, moved by the keyboard as one thing.
package struct ListContent: Equatable {
  /// What is behind its rows; `nil` where what is around the list is seen.
  package var background: ListBackground? = .window

  /// What the keyboard does with its rows while it is at the list.
  package var keys: ListKeys = []

  /// Whether a line runs around it.
  package var isFramed = false
}

/// What is behind the rows of a list.
package enum ListBackground: Hashable, Sendable {
  /// The ground of a window.
  case window
  /// The desktop's colour for things to read, as behind a text that is edited.
  case view
}

/// What the keyboard does with the rows of a list.
package struct ListKeys: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The arrows, Home, End, Page Up and Page Down select another row, or with Control held go there.
  package static let moves = ListKeys(rawValue: 1)
  /// With Shift held they select the rows on the way, too; Control with A selects all.
  package static let extends = ListKeys(rawValue: 2)
  /// Space does what a click on the row does; with Control held it selects the row besides others.
  package static let activates = ListKeys(rawValue: 4)
  /// Return does something with the row: where it does not, it is for others, the default button say.
  package static let opens = ListKeys(rawValue: 256)
  /// Delete deletes what is selected: where nothing of that can be deleted, it is for others.
  package static let deletes = ListKeys(rawValue: 8)
  /// The arrows, with Alt held, move the selected row itself.
  package static let reorders = ListKeys(rawValue: 16)
  /// The keys that ask for a menu open that of the selected row.
  package static let opensMenu = ListKeys(rawValue: 32)
  /// Letters select the next row that begins with them.
  package static let finds = ListKeys(rawValue: 64)
  /// The arrows to the sides show and hide what is inside the selected row of a tree.
  package static let expands = ListKeys(rawValue: 128)
}

extension EventModifiers {
  /// Whether a key is held that makes another one a command.
  var isCommand: Bool { !isDisjoint(with: [.control, .command]) }
}

extension ListKeys {
  /// Whether the list wants `key`, with `modifiers` held.
  package func takes(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    switch key {
    case .upArrow, .downArrow:
      return contains(modifiers.contains(.option) ? .reorders : .moves)
    case .home, .end, .pageUp, .pageDown: return contains(.moves)
    case .space: return contains(.activates)
    case .return: return contains(.opens)
    case .delete, .deleteForward: return contains(.deletes)
    case .leftArrow, .rightArrow: return contains(.expands) && modifiers.isEmpty
    case "a" where modifiers.isCommand: return contains(.extends)
    default: return findsRows(by: key, modifiers)
    }
  }

  /// Whether `key` is a letter of the name of a row that a person looks for.
  package func findsRows(by key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    let character = key.character
    return contains(.finds) && modifiers.isDisjoint(with: [.control, .command, .option])
      && (character.isLetter || character.isNumber || character.isPunctuation || character.isSymbol)
  }
}

/// A row of a list. The desktop draws its card, its line and that it is selected.
package struct RowContent: Equatable {
  package var look = RowLook.boxed

  /// Whether the corners of its card are round at the top, and at the bottom.
  package var hasRoundTop = false
  package var hasRoundBottom = false

  /// Whether a person selects it by a click.
  package var isSelectable = false

  /// Whether a click does something.
  package var isPressable = false

  /// Whether a double click does something.
  package var isOpenable = false
  package var isSelected = false

  /// Which of all rows it is, in words, where it has the keyboard for its list.
  package var placeAtKeys: String?
  package var isAtKeys: Bool { placeAtKeys != nil }

  /// Whether buttons are shown in it while the pointer is there.
  package var hasActions = false
  package var isDeletable = false

  /// Whether a swipe has pushed its content aside.
  package var isPushed = false

  /// Whether it can be moved up, and down.
  package var movesUp = false
  package var movesDown = false

  /// Whether a person drags it by any place of it to move it.
  package var isDraggable = false

  /// Where the row that a person moves would come to lie: before this one, or behind it.
  package var dropEdge: VerticalEdge?

  /// Whether the app's own background is inside it, in the place of the card.
  package var hasBackground = false

  /// Whether nothing of what is in it is seen outside of it. An app's own background has the corners of
  /// the card.
  package var isCut: Bool { hasBackground || isPushed }

  /// Whether its ground stands out a little, as that of every other row does where rows alternate.
  package var isStriped = false

  /// The line at its lower edge.
  package var separator: RowSeparator?

  /// The line at its upper edge.
  package var topSeparator: RowSeparator?

  /// Whether what is inside it in a tree is seen; `nil` where nothing can be.
  package var isExpanded: Bool?
}

/// How rows look.
package enum RowLook: Hashable, Sendable {
  /// Cards that lie against each other: a box for each section.
  case boxed
  /// Lines on the list's own background.
  case plain
  /// Places to go to, at the side of a window.
  case sidebar
}

/// The line between a row and the next one.
package struct RowSeparator: Equatable {
  /// How far from the edge where reading begins it starts, and how far from the other it ends.
  package var leading = 0.0
  package var trailing = 0.0

  /// Its colour; `nil` for the desktop's.
  package var color: Color?
}
