public import Foundation

/// Views that are made of the elements of a collection, which a person may delete and move.
public protocol DynamicViewContent<Data>: View {
  /// The elements.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Views made of a collection, of which a person may change something.
struct EditableContent<Content: DynamicViewContent> {
  let content: Content
  let edit: RowEdit
}

/// What a person may change.
enum RowEdit {
  case delete(((IndexSet) -> Void)?)
  case move(((IndexSet, Int) -> Void)?)
  case insert(RowTaking)
}

extension EditableContent: DynamicViewContent, PrimitiveView {
  /// The elements.
  var data: Content.Data { content.data }

  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { EditableNode(self, at: place) }
}

final class EditableNode<Content: DynamicViewContent>:
  WrapperNode<EditableContent<Content>, Content>
{
  override func content() -> Content { view.content }

  override func appear() {
    flags.insert(.marksRows)
    if case .insert = view.edit { rowHolder?.add(self) }
    super.appear()
  }

  override func viewChanged() {
    super.viewChanged()
    rowLooksChanged()
  }
}

extension EditableNode: RowInserter {
  var endInsertion: RowInsertion? {
    guard case .insert(let taking) = view.edit else { return nil }
    return RowInsertion(owner: self, element: view.data.count, taking: taking)
  }
}

extension EditableNode: RowMarker {
  func mark(_ facts: inout RowFacts, from child: Node) {
    facts.note(.edits)
    // The title of a section is not deleted for the section.
    guard facts.part == .content, let element = facts.ownElement, let number = element.number
    else { return }
    switch view.edit {
    case .delete(let action?):
      guard facts.deletion == nil else { return }
      facts.deletion = RowDeletion(
        owner: self, element: number, isPartOfRow: element.isPartOfRow, action: action)
    case .move(let action?):
      guard facts.move == nil, element.extent != .sections else { return }
      facts.move = RowMove(
        owner: self, element: number, count: view.data.count, isPartOfRow: element.isPartOfRow,
        action: action)
    case .insert(let taking):
      guard facts.insertion == nil, element.extent != .sections else { return }
      facts.insertion = RowInsertion(owner: self, element: number, taking: taking)
    case .delete(nil), .move(nil): break
    }
  }
}

/// How a row is deleted.
struct RowDeletion {
  /// Who deletes it, with others of the same.
  let owner: Node

  /// Which element it shows.
  let element: Int

  /// Whether that is only a part of a row of the lazy stack.
  let isPartOfRow: Bool
  let action: (IndexSet) -> Void
}

/// How a row is moved among others.
struct RowMove {
  /// Who moves it, among others of the same.
  let owner: Node

  /// Which element it shows, of how many.
  let element: Int
  let count: Int

  /// Whether that is only a part of a row of the lazy stack.
  let isPartOfRow: Bool
  let action: (IndexSet, Int) -> Void

  /// Whether it can go that way by one.
  func reaches(_ step: Int) -> Bool { (0..<count).contains(element + step) }

  /// Moves it by one.
  func move(_ step: Int) {
    if reaches(step) { action(IndexSet(integer: element), step > 0 ? element + 2 : element - 1) }
  }
}

nonisolated extension DynamicViewContent {
  /// Lets a person delete elements in a list: by the Delete key where they are selected, and by a
  /// button that is seen while the pointer is at their row. `action` is told which; `nil` takes that
  /// back. A row that is an element of another `ForEach` inside is deleted by what is said of that one.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self, edit: .delete(action))
  }

  /// Lets a person move elements in a list: by dragging their rows, or by the arrow keys, with Alt held,
  /// where they are selected.
  /// `action` is told which, and before which other; `nil` takes that back. Elements that are sections are
  /// not moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self, edit: .move(action))
  }
}

nonisolated extension View {
  /// Keeps a person from deleting a row of a list.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    rowTrait(.deleteDisabled(isDisabled))
  }

  /// Keeps a person from moving a row of a list.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    rowTrait(.moveDisabled(isDisabled))
  }
}
