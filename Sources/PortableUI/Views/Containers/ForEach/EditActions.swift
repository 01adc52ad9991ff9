import Foundation

/// What a person may do to the rows of a collection behind a binding, which follows by itself.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of what a person may do.
  public let rawValue: Int

  /// What these bits say.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection & RandomAccessCollection {
  /// Moving rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// Deleting rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }

  /// Whatever can be done.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

/// The view of an element that a person may delete and move.
public struct EditableCollectionContent<Content: View, Data> {
  let content: Content
  let edits: RowEdits
}

extension EditableCollectionContent: View {
  /// The view, with what a list makes of that.
  public var body: some View { content.rowTrait(.edits(edits)) }
}

/// What a person may do to a row, and what follows.
struct RowEdits {
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?
  let count: () -> Int
}

extension RowEdits {
  /// What `actions` lets a person do to the rows of what is behind `data`.
  init<C>(_ actions: EditActions<C>, of data: Binding<C>)
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
    delete =
      actions.rawValue & 1 == 0 ? nil : { data.wrappedValue.remove(atOffsets: $0) }
    move =
      actions.rawValue & 2 == 0
      ? nil : { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    count = { data.wrappedValue.count }
  }
}

extension ForEach {
  /// A view for each element behind a binding, with a binding to it; in a list, a person may do
  /// `editActions` to the rows, and the collection follows.
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, C.Index: Hashable, Data == _IndexedIDs<C, C.Element.ID>,
    ID == C.Element.ID, Content == EditableCollectionContent<R, C>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// A view for each element behind a binding, told apart by the property at `id`; in a list, a person may
  /// do `editActions` to the rows, and the collection follows.
  public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Index: Hashable, Data == _IndexedIDs<C, ID>, Content == EditableCollectionContent<R, C>
  {
    let edits = RowEdits(editActions, of: data)
    self.init(data, id: id) {
      EditableCollectionContent<R, C>(content: content($0), edits: edits)
    }
  }
}
