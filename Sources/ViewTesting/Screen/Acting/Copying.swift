public import PortableUI

extension Screen {
  /// Selects `words` in that text, or else all of it, and copies them, as a person does. Returns what
  /// was copied.
  ///
  /// It throws where the text is not to be selected, or does not say those words.
  @discardableResult
  public func copy(_ words: String? = nil, from lookup: Lookup) throws -> String {
    graph.runFrame()
    let isSelectable: (Item) -> Bool = { $0.shown.selectableText != nil }
    let item = try find(lookup, to: "copy from", suited: isSelectable)
    guard let text = item.shown.selectableText else {
      throw ScreenError(
        "Could not copy from \(item.title): its words cannot be selected.",
        facts: [("what can be", listed(items.filter(isSelectable).map(\.title)))],
        fix: "Give the text, or a view around it, textSelection(.enabled).")
    }
    try checkReach(item, item.shown, to: "copy from")
    guard let words else {
      clipboard.write(text)
      return text
    }
    guard !words.isEmpty, text.contains(words) else {
      throw ScreenError(
        "Could not copy \"\(words)\" from \(item.title): it does not say that.",
        facts: [("what it says", "\"\(text)\"")], fix: "Select words that are there.")
    }
    clipboard.write(words)
    return words
  }

  /// Puts something on the clipboard, as another program does that copies it.
  ///
  ///     screen.copyElsewhere("Some words")
  ///     try screen.tap("Paste")
  ///     await screen.settle()
  public func copyElsewhere<T: Transferable>(_ items: T...) {
    if let words = items.last as? String, items.count == 1 {
      clipboard.write(words)
    } else {
      clipboard.put(DesktopForms.outside(items.map { NSItemProvider(object: $0) }))
    }
    graph.runFrame()
  }
}

extension Shown {
  /// Its words, where a person may select them.
  fileprivate var selectableText: String? {
    guard case .text(let text) = content, text.isSelectable, !text.isRedacted else { return nil }
    return text.text
  }
}
