import Foundation

/// What is said about a row of a list, by the row itself and by what is around it in the list.
///
/// What is further in counts first.
@MainActor
struct RowFacts {
  /// What it is in its section.
  var part = ListPart.content

  /// The part of a section that it stands in; `nil` where it stands in none.
  var section: Node?

  /// The node of the row in the lazy container.
  var row: Node?

  /// The values that it may stand for, the innermost first.
  var tags: [AnyHashable] = []

  var insets = RowInsets()
  var background: RowBackground?
  var separatorTop = Visibility.automatic
  var separatorBottom = Visibility.automatic
  var tintTop: Color?
  var tintBottom: Color?
  var isSelectionDisabled = false

  /// The lines around the section that it is in.
  var sectionLines = SectionLines()

  /// Its place in a tree.
  var outline: RowOutline?

  /// How far its content begins further in than that of other rows.
  var indentation: CGFloat = 0

  /// The words at its end.
  var badge: Text?
  var badgeProminence: BadgeProminence?

  /// Which element it shows of the innermost `ForEach` that it is in.
  private(set) var element: RowElement?

  /// Whether what is read is said around another `ForEach`, one whose element has that one inside.
  private var isFurtherOut = false
  var deletion: RowDeletion?
  var move: RowMove?
  var insertion: RowInsertion?
  var edits: RowEdits?
  var isDeleteDisabled = false
  var isMoveDisabled = false

  /// The buttons at its ends.
  var leadingActions: [RowAction] = []
  var trailingActions: [RowAction] = []

  /// What is said inside of it, rather than around it.
  private(set) var sayings: RowSayings = []

  /// What is said about what `box` shows, which is one of the boxes in the rows of `list`.
  init(of box: Box, in list: Node) {
    var inner = box
    while inner.flags.contains(.isModifier), let next = inner.children.first { inner = next }
    self.init(around: inner.node, in: list)
  }

  /// What is said around `node`, and by it; of a row in it, where that shows the element of that number.
  init(around node: Node, in list: Node, element: Int? = nil) {
    self.element = element.map { RowElement(number: $0, in: node) }
    read(around: node, in: list)
  }

  /// Notes that something is said, and whether that is inside of the row.
  mutating func note(_ saying: RowSayings) { if row == nil { sayings.insert(saying) } }

  /// Notes that it is in an element of a `ForEach`: what was read so far is said inside of that.
  mutating func note(_ element: RowElement) {
    if self.element == nil { self.element = element } else { isFurtherOut = true }
  }

  /// The element that is deleted or moved with it by what is said around a `ForEach`: an element of that, and not
  /// of another one inside.
  var ownElement: RowElement? { isFurtherOut ? nil : element }

  private mutating func read(around node: Node, in list: Node) {
    var child = node
    var outer: Node? = node
    defer {
      if part != .content { background = nil }
      takeEdits()
    }
    while let current = outer, current !== list {
      if current.flags.contains(.marksRows) {
        (current as? any RowMarker)?.mark(&self, from: child)
        if let tag = (current as? any TaggingNode)?.tag(of: child) {
          tags.append(tag)
          note(.value)
        }
      }
      if current.flags.contains(.isRow), row == nil { take(current) }
      child = current
      outer = current.parent
    }
  }

  private mutating func take(_ node: Node) {
    guard let row = node as? any RowNode else { return }
    self.row = node
    guard let owner = node.parent as? any RowOwner else { return }
    let index = row.row - owner.firstRow
    note(RowElement(number: index, in: owner))
    if let identity = owner.identity(of: index) { tags.append(identity) }
  }

  /// What its own view says of that holds where nobody further out says something else. What belongs
  /// together is what one `ForEach` has.
  private mutating func takeEdits() {
    guard let edits, part == .content, let element, let number = element.number else { return }
    if deletion == nil, let action = edits.delete {
      deletion = RowDeletion(
        owner: element.collection, element: number, isPartOfRow: element.isPartOfRow,
        action: action)
    }
    if move == nil, element.extent != .sections, let action = edits.move {
      move = RowMove(
        owner: element.collection, element: number, count: edits.count(),
        isPartOfRow: element.isPartOfRow, action: action)
    }
  }

  /// Its number in the lazy container.
  var number: Int? { (row as? any RowNode)?.row }
}

/// A node that says something about the rows of a list that are inside. It has the flag that says so.
@MainActor
protocol RowMarker: Node {
  /// Adds what it says, where nobody further in has said it. `child` is the way in to the row.
  func mark(_ facts: inout RowFacts, from child: Node)
}

/// What an app wants behind a row.
@MainActor
struct RowBackground {
  /// Who said so, and how often.
  let owner: Node
  let version: Int
  let content: ErasedContent
}

extension Node {
  /// Says that the rows of the list around may look different.
  final func rowLooksChanged() { rowHolder?.looksChanged() }

  /// The rows of the list around.
  final var rowHolder: (any RowHolder)? {
    var node = parent
    while let current = node {
      if let rows = current as? any RowHolder { return rows }
      node = current.parent
    }
    return nil
  }
}

/// The node of a list's rows.
@MainActor
protocol RowHolder: Node {
  /// Something is said about them that was not said before.
  func looksChanged()

  /// Something can be dropped among them.
  func add(_ inserter: any RowInserter)

  /// Whether the keyboard goes through them as through one thing.
  var takesKeys: Bool { get }

  /// Whether `button` is pressed where keys are at its row: it is all of that, or the one link there.
  func presses(_ button: Element) -> Bool

  /// The row in the lazy container that `element` is drawn around, and which of those that this shows.
  func row(of element: Element) -> Node?
  func index(of element: Element) -> Int

  /// The button of a row, `button`, was pressed. Returns whether that is all that comes of it.
  func takePress(of button: Node) -> Bool
}
