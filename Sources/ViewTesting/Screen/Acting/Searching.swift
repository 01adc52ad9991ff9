import PortableUI

extension Screen {
  /// Looks for `text` in the search of what is in front: replaces the words in its field, key by key.
  ///
  ///     try screen.search("bread")
  ///     #expect(screen.texts == ["Rye bread"])
  public func search(_ text: String) throws {
    graph.runFrame()
    guard let field = frontSearchField else {
      throw ScreenError(
        "Could not search: there is no field for that.",
        facts: [("on the screen", listed(items.filter(\.isVisible).map(\.title)))],
        fix: "Add searchable(text:) to the view, or do what shows it.")
    }
    backend.focus(field.element)
    graph.runFrame()
    if case .field(let content) = field.content, !content.text.isEmpty {
      field.element?.receive(.edit(""))
      graph.runFrame()
    }
    try type(text, intoField: field)
  }

  /// The first field of a search in what is in front.
  var frontSearchField: Shown? {
    let front = front
    return items.first { item in
      item.isVisible && item.shown.isSearchField && item.facts.isEnabled && !item.isLeaving
        && front.map { item.isIn($0) } ?? true
    }?.shown
  }

  /// The field of a search that the keyboard is in.
  var searchedField: Shown? { backend.focused.flatMap { $0.isSearchField ? $0 : nil } }
}

extension Shown {
  fileprivate var isSearchField: Bool {
    if case .field(let field) = content { field.isSearch } else { false }
  }
}
