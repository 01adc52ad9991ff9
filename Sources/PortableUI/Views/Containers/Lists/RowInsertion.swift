import Threads

/// Who takes what is dropped between rows, and how.
struct RowTaking {
  /// The kinds of what is taken.
  let types: [UTType]
  let action: Action

  /// What is done with what is dropped, before which element.
  enum Action {
    /// It is handed over as it is.
    case atOnce((Int, [NSItemProvider]) -> Void)
    /// It is read first. Returns whether there was something.
    case later(@MainActor ([NSItemProvider], Int) async -> Bool)
  }

  init(types: [UTType], action: Action) {
    self.types = types
    self.action = action
  }

  /// Takes values of one type, and reads them first.
  init<T: Transferable>(of type: T.Type, action: @escaping ([T], Int) -> Void) {
    types = T.importedContentTypes()
    let action = Handover(action)
    self.action = .later { items, offset in
      let values = await items.values(of: T.self, to: "dropped")
      if !values.isEmpty { action.content(values, offset) }
      return !values.isEmpty
    }
  }

  /// What of `items` is of those kinds.
  func wanted(of items: [NSItemProvider]) -> [NSItemProvider] {
    items.filter { item in types.contains { item.offer(of: $0) != nil } }
  }
}

/// How something is dropped at a row.
struct RowInsertion {
  /// Who takes it, for which rows.
  let owner: Node

  /// Which element the row shows.
  let element: Int
  let taking: RowTaking
}

/// A node among whose rows something can be dropped.
@MainActor
protocol RowInserter: Node {
  /// How something comes behind all of its rows; `nil` where nothing does any more.
  var endInsertion: RowInsertion? { get }
}

nonisolated extension DynamicViewContent {
  /// Lets a person drop values of type `T` between the rows of a list that these views are.
  ///
  ///     List {
  ///       ForEach(notes) { Text($0.title) }
  ///         .dropDestination(for: Note.self) { dropped, offset in
  ///           notes.insert(contentsOf: dropped, at: offset)
  ///         }
  ///     }
  ///
  /// A line shows where they will land. `action` is told them, once they have been read, and before which element
  /// they were let go of. What is dropped below the last row of the list lands behind the last element of the last
  /// such views. Outside of a list nothing can be dropped between views.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    EditableContent(content: self, edit: .insert(RowTaking(of: T.self, action: action)))
  }

  /// Lets a person drop something of one of these kinds between the rows of a list that these views are. `action` is
  /// told before which element, and what: it can be read from then on.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    let taking = RowTaking(types: supportedContentTypes, action: .atOnce(action))
    return EditableContent(content: self, edit: .insert(taking))
  }

  /// Lets a person drop something of one of the kinds of these names between the rows of a list that these views
  /// are.
  public func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
  }
}
