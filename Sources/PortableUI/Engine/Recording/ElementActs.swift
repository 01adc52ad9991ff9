import Dispatch
import Foundation
import StateEvents

// What a person does, in words that hold for the next run, too: asked for only while somebody records.

extension Element {
  /// What `event` is to a person, where it is something that they do, and anybody may know of it.
  func act(of event: ElementEvent) -> PersonAct? {
    guard let kind = actKind(of: event), !isUnrecorded else { return nil }
    let window = outermost
    return PersonAct(
      StateEvents.nextNumber(), kind, on: target(of: event), at: moment,
      seeing: window.wordsSeen, lookingAgain: { [weak window] in window?.wordsSeen ?? [] })
  }

  private func actKind(of event: ElementEvent) -> PersonAct.Kind? {
    switch event {
    case .press:
      if case .button(let button) = content, let isOn = button.isOn { .turn(!isOn) } else { .tap }
    case .edit(let text):
      if case .field(let field) = content { .edit(from: field.text, to: text) } else { nil }
    // Where nobody waits for the text, return presses a button, which says so itself.
    case .submit:
      if case .field(let field) = content, field.hasSubmitAction { .submit } else { nil }
    case .toggle(let isOn): .turn(isOn)
    case .slide(let value): .slide(value)
    case .step(let isUp): .step(isUp: isUp)
    case .choose(let index): choice(index)
    case .chooseColor(let color): .other("chose \(color)")
    case .chooseDate(let parts): .other("chose \(parts.words)")
    case .tap(1): .tap
    case .tap(2): .doubleTap
    case .tap(let count): .other("tapped \(count) times")
    case .pick([]): .tap
    case .pick: .other("clicked with keys held")
    case .key(let key, let modifiers): .key(modifiers.spoken + key.spoken)
    case .endSearch: .key(KeyEquivalent.escape.spoken)
    case .delete: .delete
    case .move(let distance): .move(isUp: distance < 0)
    case .refresh: .refresh
    case .close: .dismiss
    case .open(let address): .other("followed the link to \(address.absoluteString)")
    case .back: .back
    case .openMenu: isUnnamedList ? .openListMenu : .openMenu
    case .closeMenu: .closeMenu
    case .openMenuAtKeys: .other("opened the menu by a key")
    case .perform(let action): .other("did \"\(action.name)\"")
    case .dropRow: .other("dropped a row where it was dragged")
    case .select, .hold, .editing, .hover, .point, .dragRow, .scroll, .scrollEnd, .resize, .focus:
      nil
    }
  }

  private func choice(_ index: Int) -> PersonAct.Kind? {
    switch content {
    case .control(let control):
      let choices = control.content.choices
      return choices.indices.contains(index) ? .select(choices[index]) : nil
    case .surface(.dialog(let dialog)):
      return dialog.buttons.indices.contains(index) ? .tap : nil
    case .layer(let layer):
      return layer.menu?.items.flatMap { way(to: index, in: $0) }.map { .choose($0) }
    default: return nil
    }
  }

  /// The titles on the way to the line of the number `index`.
  private func way(to index: Int, in items: [MenuItem]) -> [String]? {
    for item in items {
      switch item.kind {
      case .choice(index, _): return [item.title]
      case .menu(let inner): if let way = way(to: index, in: inner) { return [item.title] + way }
      case .choice, .divider: break
      }
    }
    return nil
  }

  private var moment: Int {
    node?.graph.host?.clock.nanoseconds ?? Int(clamping: DispatchTime.now().uptimeNanoseconds)
  }
}

extension EventModifiers {
  /// The keys as the steps of scenarios call them, with the sign that follows.
  fileprivate var spoken: String {
    let all: [(EventModifiers, String)] = [
      (.command, "Command-"), (.control, "Control-"), (.option, "Option-"), (.shift, "Shift-"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined()
  }
}

extension KeyEquivalent {
  fileprivate var spoken: String {
    switch self {
    case .return: "Return"
    case .escape: "Escape"
    case .tab: "Tab"
    case .space: "Space"
    case .delete: "Delete"
    case .deleteForward: "ForwardDelete"
    case .upArrow: "Up"
    case .downArrow: "Down"
    case .leftArrow: "Left"
    case .rightArrow: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    default: String(character).uppercased()
    }
  }
}
