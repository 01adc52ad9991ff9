import PortableUI

/// What a person has done in a field: where they are in it, and what can be taken back.
struct FieldHistory {
  /// What is selected, in Unicode scalars; `nil` for the end of the text.
  var selection: Range<Int>?
  var undone: [String] = []
  var done: [String] = []
}

extension Shown {
  /// What is selected in this field, of the text that it shows.
  var selection: Range<Int> {
    guard case .field(let field) = content else { return 0..<0 }
    let count = field.text.unicodeScalars.count
    guard let selection = history.selection else { return count..<count }
    return selection.clamped(to: 0..<count)
  }

  /// The words that are selected in this field.
  var selectedWords: String {
    guard case .field(let field) = content else { return "" }
    let scalars = Array(field.text.unicodeScalars)
    return String(String.UnicodeScalarView(scalars[selection]))
  }

  /// Selects that of `text`, or goes to its end, and tells whoever wants to know.
  func select(_ range: Range<Int>?, in text: String) {
    history.selection = range
    guard case .field(let field) = content, let known = field.selection else { return }
    let end = text.unicodeScalars.count
    let range = range ?? end..<end
    if known.range != range { element?.receive(.select(range)) }
  }

  /// Puts `words` in the place of what is selected, or at the end, as a person types them.
  func put(_ words: String) {
    guard case .field(let field) = content else { return }
    let place = selection
    var scalars = Array(field.text.unicodeScalars)
    scalars.replaceSubrange(place, with: words.unicodeScalars)
    let text = String(String.UnicodeScalarView(scalars))
    write(text)
    let end = place.lowerBound + words.unicodeScalars.count
    select(end == scalars.count ? nil : end..<end, in: text)
  }

  /// Has `text` in it from now on, of which one step can be taken back.
  func write(_ text: String) {
    guard case .field(let field) = content, text != field.text else { return }
    history.done.append(field.text)
    history.undone = []
    element?.receive(.edit(text))
  }

  /// Does what a command for a text does.
  func perform(_ edit: TextEdit, with clipboard: any Clipboard) {
    guard case .field(let field) = content, field.isEnabled else { return }
    switch edit {
    case .undo: goBack(\.done, \.undone, from: field.text)
    case .redo: goBack(\.undone, \.done, from: field.text)
    case .copy, .cut:
      guard !field.isSecure, !selectedWords.isEmpty else { return }
      clipboard.write(selectedWords)
      if edit == .cut { put("") }
    case .paste: if let words = clipboard.read() { put(words) }
    case .delete: if !selection.isEmpty { put("") }
    case .selectAll: select(0..<field.text.unicodeScalars.count, in: field.text)
    }
  }

  private func goBack(
    _ steps: WritableKeyPath<FieldHistory, [String]>,
    _ others: WritableKeyPath<FieldHistory, [String]>, from text: String
  ) {
    guard let other = history[keyPath: steps].popLast() else { return }
    history[keyPath: others].append(text)
    element?.receive(.edit(other))
    select(nil, in: other)
  }
}
