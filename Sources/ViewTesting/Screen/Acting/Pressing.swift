public import PortableUI

extension Screen {
  /// Presses `key`, with `modifiers` held, wherever the keyboard is: the button that it is the
  /// shortcut of is pressed, and views around the keyboard hear of it. Tab moves the keyboard to the next thing
  /// that takes it, and with Shift to the one before: fields, controls, and lists, of which each is one stop; words
  /// that can be selected, links among words, and areas that only scroll are passed, as they are not in a window. A
  /// list that is selected in moves its selection. Space and Return press a button that the keyboard is at. Return
  /// in a text field finishes the text first, and answers a question as is likely; escape ends the search whose
  /// field the keyboard is in, or leaves what is presented.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
    graph.runFrame()
    let shortcut = KeyboardShortcut(key, modifiers: modifiers)
    defer {
      hear(key, modifiers, .up)
      graph.runFrame()
    }
    // As in a window, a shortcut with another key held goes before what has the keyboard.
    let isCommand = !modifiers.isDisjoint(with: [.command, .control, .option])
    if isCommand, pressButton(of: shortcut) { return }
    if graph.hear(KeyPress(key, modifiers), isLast: false) { return }
    // A button that waits for a letter has it before a list that looks for rows by it.
    if isCommand, let field = backend.focused, case .field = field.content,
      ["c", "x", "v", "a"].contains(key)
    {
      // A field copies and pastes its own words.
      if let edit = TextEdit(key) { field.perform(edit, with: clipboard) }
    } else if let list = backend.focused, list.takes(key, modifiers) {
      if !(list.findsRows(by: key, modifiers) && pressButton(of: shortcut)) {
        list.element?.receive(.key(key, modifiers))
      }
    } else if shortcut == .defaultAction, let field = backend.focused, case .field = field.content {
      finish(field)
    } else if shortcut == .cancelAction, let field = searchedField {
      field.element?.receive(.endSearch)
    } else if modifiers.isEmpty, let control = backend.focused, try operate(control, by: key) {
      return
    } else if !pressButton(of: shortcut), !graph.hear(KeyPress(key, modifiers), isLast: true),
      !movesKeyboard(by: shortcut)
    {
      try answer(by: shortcut)
    }
  }

  /// Tells the views around the keyboard of a key, whoever wants it.
  private func hear(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ phase: KeyPress.Phases) {
    let press = KeyPress(key, modifiers, phase)
    if !graph.hear(press, isLast: false) { _ = graph.hear(press, isLast: true) }
  }

  /// Moves the keyboard on where a key asks for that. Returns whether it is used up.
  private func movesKeyboard(by shortcut: KeyboardShortcut) -> Bool {
    switch (shortcut.key, shortcut.modifiers) {
    case (.tab, []): moveKeyboard(forward: true)
    case (.tab, .shift): moveKeyboard(forward: false)
    default: false
    }
  }

  /// Presses the first button, or chooses from the first menu, that `shortcut` belongs to and that a person
  /// could press. Returns whether there was one.
  func pressButton(of shortcut: KeyboardShortcut) -> Bool {
    let front = front
    for item in items where front.map({ item.isIn($0) }) ?? true && !item.isLeaving {
      if let key = item.keys.first(where: { $0.shortcut == shortcut && $0.isEnabled }) {
        item.shown.element?.receive(key.event)
        return true
      }
    }
    return false
  }

  /// What a key does that is no button's.
  private func answer(by shortcut: KeyboardShortcut) throws {
    if shortcut == .cancelAction || shortcut == .backAction, goBack(by: shortcut) { return }
    if shortcut == .cancelAction, !presented.isEmpty { return try dismiss() }
    if shortcut == .defaultAction, answerLikely() { return }
    if shortcut == .search, let field = frontSearchField { return backend.focus(field.element) }
    throw idle(shortcut)
  }

  private func idle(_ shortcut: KeyboardShortcut) -> ScreenError {
    let listening = items.flatMap(\.keys).map { key in
      "\(key.shortcut.title) for \(key.title)\(key.isEnabled ? "" : ", disabled")"
    }
    return ScreenError(
      "Could not press \(shortcut.title): nothing on the screen waits for it.",
      facts: [("shortcuts on the screen", listed(listening))],
      fix: "Press one of those, or do what shows or enables the button first.")
  }
}

extension TextEdit {
  /// What a field does by itself for a key with Control or Command held.
  fileprivate init?(_ key: KeyEquivalent) {
    switch key {
    case "c": self = .copy
    case "x": self = .cut
    case "v": self = .paste
    case "a": self = .selectAll
    default: return nil
    }
  }
}

extension Shown {
  /// Whether it is a list that wants that key.
  fileprivate func takes(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard case .layer(let layer) = content, let list = layer.list else { return false }
    return list.keys.takes(key, modifiers)
  }

  /// Whether it is a list that looks for a row by that key.
  fileprivate func findsRows(by key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard case .layer(let layer) = content, let list = layer.list else { return false }
    return list.keys.findsRows(by: key, modifiers)
  }
}

/// A key that something waits for.
private struct WaitingKey {
  let shortcut: KeyboardShortcut
  let title: String
  let isEnabled: Bool

  /// What happens to what waits, once it is pressed.
  let event: ElementEvent
}

extension Item {
  /// The keys that it waits for: those of a button that can be seen, or of a menu, open or not.
  fileprivate var keys: [WaitingKey] {
    if case .button(let button) = shown.content, let shortcut = button.shortcut, isVisible {
      return [
        WaitingKey(
          shortcut: shortcut, title: title, isEnabled: facts.isEnabled, event: .press)
      ]
    }
    return (shown.menu?.keys ?? []).map {
      WaitingKey(
        shortcut: $0.shortcut, title: $0.title, isEnabled: $0.isEnabled, event: .choose($0.number))
    }
  }
}

extension KeyboardShortcut {
  /// The keys for going back to the page before.
  fileprivate static let backAction = KeyboardShortcut(.leftArrow, modifiers: .option)

  /// The keys in words: `Command-Shift-s`.
  var title: String {
    let held: [(EventModifiers, String)] = [
      (.command, "Command"), (.control, "Control"), (.option, "Option"), (.shift, "Shift"),
    ]
    let names = held.filter { modifiers.contains($0.0) }.map(\.1)
    return (names + [key.title]).joined(separator: "-")
  }
}

extension KeyPress {
  /// A key that types what is written on it.
  init(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], _ phase: Phases = .down) {
    let isPrinted = key.character.unicodeScalars.allSatisfy {
      ![.control, .privateUse].contains($0.properties.generalCategory)
    }
    let typed = String(key.character)
    self.init(
      KeyEquivalent(typed.lowercased().first ?? key.character),
      characters: isPrinted ? modifiers.contains(.shift) ? typed.uppercased() : typed : "",
      modifiers: modifiers, phase: phase)
  }
}

extension KeyEquivalent {
  fileprivate var title: String {
    switch self {
    case .upArrow: "Up"
    case .downArrow: "Down"
    case .leftArrow: "Left"
    case .rightArrow: "Right"
    case .escape: "Escape"
    case .delete: "Delete"
    case .deleteForward: "Forward Delete"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .tab: "Tab"
    case .space: "Space"
    case .return: "Return"
    default: functionNumber.map { "F\($0)" } ?? String(character)
    }
  }
}
