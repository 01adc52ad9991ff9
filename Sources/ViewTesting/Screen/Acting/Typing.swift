import Foundation
import PortableUI

extension Screen {
  /// Types `text` at the end of a text field, or in the place of what is selected in it, key by key: the field's binding sees every step, and
  /// each key adds to what the field shows by then. A line break is the return key. When a key moves
  /// the keyboard to another field, the rest goes there; one that a view around it handles types nothing.
  public func type(_ text: String, into lookup: Lookup) throws {
    try type(text, intoField: textField(lookup, to: "type into"))
  }

  /// Types into `field`, which has the keyboard.
  func type(_ text: String, intoField field: Shown) throws {
    var field = field
    var typed = ""
    for character in text {
      let key = KeyEquivalent(character.isNewline ? "\r" : character)
      if graph.hear(KeyPress(key), isLast: false) {
        graph.runFrame()
        continue
      }
      if let focused = backend.focused, case .field = focused.content { field = focused }
      let content = try content(of: field, to: "type into", after: typed)
      if character.isNewline, !content.isMultiline {
        finish(field)
      } else {
        field.put(String(character))
      }
      typed.append(character)
      graph.runFrame()
    }
  }

  /// Replaces the text of a field at once, as pasting over everything does.
  public func set(_ text: String, in lookup: Lookup) throws {
    let field = try textField(lookup, to: "set")
    field.write(text)
    field.select(nil, in: text)
    graph.runFrame()
  }

  /// Empties a text field.
  public func clear(_ lookup: Lookup) throws {
    let field = try textField(lookup, to: "clear")
    field.write("")
    field.select(nil, in: "")
    graph.runFrame()
  }

  /// Selects `words`, or else all there is, in a text field, as a person does who drags over them. What is
  /// typed then comes in their place. It throws where the field does not say them.
  ///
  ///     try screen.selectText("Ada", in: "Letter")
  ///     try screen.type("Grace", into: "Letter")
  public func selectText(_ words: String? = nil, in lookup: Lookup) throws {
    let field = try textField(lookup, to: "select text in")
    guard case .field(let content) = field.content else { return }
    guard let range = content.text.range(of: words ?? content.text) ?? emptyRange(content.text)
    else {
      throw ScreenError(
        "Could not select \"\(words ?? "")\" in text field \"\(field.name)\": it does not say that.",
        facts: [("what it says", "\"\(content.text)\"")], fix: "Select words that are there.")
    }
    field.select(TextSelection(range: range).scalars(in: content.text), in: content.text)
    graph.runFrame()
  }

  private func emptyRange(_ text: String) -> Range<String.Index>? {
    text.isEmpty ? text.startIndex..<text.endIndex : nil
  }

  /// The words that are selected in a text field; empty where a person would type between two.
  public func selectedText(in lookup: Lookup) throws -> String {
    try control(.textField, lookup, to: "look at what is selected in").selectedWords
  }

  /// Presses the return key in a text field.
  public func submit(_ lookup: Lookup) throws {
    finish(try textField(lookup, to: "submit"))
    graph.runFrame()
  }

  /// Presses return in `field`. Where nobody waits for its text, that is the default button's key.
  func finish(_ field: Shown) {
    field.element?.receive(.submit)
    guard case .field(let content) = field.content, !content.hasSubmitAction else { return }
    _ = pressButton(of: .defaultAction)
  }

  /// The field of that name, with the keyboard in it.
  private func textField(_ lookup: Lookup, to verb: String) throws(ScreenError) -> Shown {
    let field = try control(.textField, lookup, to: verb)
    backend.focus(field.element)
    graph.runFrame()
    return field
  }

  /// What the field shows now. A key may have taken it away or disabled it.
  private func content(
    of field: Shown, to verb: String, after typed: String
  ) throws(ScreenError) -> FieldContent {
    guard case .field(let content) = field.content, backend.focused === field else {
      let end =
        field.element == nil
        ? "left the screen" : field.canFocus ? "lost the keyboard" : "was disabled"
      throw ScreenError(
        "Could not \(verb) text field \"\(field.name)\" to the end: it \(end).",
        facts: [("typed so far", "\"\(typed)\"")],
        fix: "Type only as much as a person could, or keep the field as it is.")
    }
    return content
  }

  /// The control of this role that `lookup` says, within a person's reach.
  func control(
    _ role: Role, _ lookup: Lookup, to verb: String
  ) throws(ScreenError) -> Shown {
    graph.runFrame()
    let isOne: (Shown) -> Bool = { $0.content.facts.role == role }
    let item = try find(lookup, to: verb) { isOne($0.shown) }
    guard let control = item.shown.reactor(isOne) else {
      let those = items.filter { $0.role == role && $0.isVisible }.map(\.title)
      throw ScreenError(
        "Could not \(verb) \(item.title): it is not a \(role.words).",
        facts: [("\(role.words)s on the screen", listed(those))],
        fix: "Look for one of those, or use what fits a \(item.role.words).")
    }
    // Around the one control, a person's finger goes to the control.
    let target = control.isSameOrInside(item.shown) ? self.item(for: control) ?? item : item
    try checkReach(target, control, to: verb)
    return control
  }
}
