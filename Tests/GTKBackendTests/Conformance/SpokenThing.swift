import Foundation
import PortableUI

@testable import ViewTesting

/// What assistive technologies are told of one thing: the same in a window and on a screen in memory.
struct SpokenThing: Equatable, CustomStringConvertible {
  let role: String
  let name: String
  let state: String

  var description: String { "\(role) \"\(name)\" \(state)" }
}

extension Screen {
  /// What is told of this screen, in the order of reading.
  var spoken: [SpokenThing] { items.compactMap(spoken) }

  private func spoken(_ item: Item) -> SpokenThing? {
    guard item.hiding == nil, !isSilent(item.shown) else { return nil }
    let name = item.name
    switch item.role {
    case .group, .list, .row, .scrollArea, .bar, .sheet, .popover, .alert: return nil
    case .text where isInsideButton(item.shown): return nil
    case .image where name.isEmpty || isInsideButton(item.shown): return nil
    case .shape where name.isEmpty: return nil
    // To assistive technologies of the desktop, a shape with a name is a picture.
    case .shape: return SpokenThing(role: "image", name: name, state: "")
    case .text, .image: return SpokenThing(role: item.role.rawValue, name: name, state: "")
    // To assistive technologies of the desktop, a stepper is two buttons, and a date a few things.
    case .stepper, .datePicker, .colorPicker: return nil
    case .button, .tab, .textField, .toggle, .slider, .picker, .progress:
      return SpokenThing(role: item.role.rawValue, name: name, state: state(of: item))
    }
  }

  private func state(of item: Item) -> String {
    let state = item.facts.isEnabled ? "on" : "off"
    switch item.role {
    case .textField, .toggle, .slider: return "\(state) \(item.value ?? "")"
    default: return state
    }
  }

  private func isSilent(_ shown: Shown) -> Bool {
    shown.accessibility.isHidden || shown.parent.map(isSilent) ?? false
  }

  private func isInsideButton(_ shown: Shown) -> Bool {
    guard let parent = shown.parent else { return false }
    if case .button = parent.content { return true }
    return isInsideButton(parent)
  }
}

extension Desktop {
  /// What is told of the window's content, in the order of reading.
  func spoken() throws -> [SpokenThing] {
    try things(among: partsOfWindow().content)
  }

  /// What is told of what views put into the window's bar, in the order of reading.
  func spokenInBar() throws -> [SpokenThing] {
    let (title, _, bar) = try partsOfWindow()
    let ownNames = ["Minimize", "Maximize", "Close", title]
    return things(among: bar).filter { !ownNames.contains($0.name) }
  }

  /// What is told of the sheet that has that title, in the order of reading.
  func spoken(inSheet title: String) throws -> [SpokenThing] {
    let parts = try partsOfWindow(title)
    let ownNames = ["Close", title]
    return things(among: parts.bar).filter { !ownNames.contains($0.name) }
      + things(among: parts.content)
  }

  /// What is told of the dialog that asks that, in the order of reading.
  func spoken(inDialog title: String) throws -> [SpokenThing] {
    // It has its buttons twice, for windows that are wide and that are not, and shows one of both.
    try things(among: window(title).dropFirst().filter { $0.frame.height > 0 }[...])
  }

  /// Everything in the window of that title, or in the first one, and the window before it.
  private func window(_ title: String?) throws -> ArraySlice<Accessible> {
    let window = try tree().drop { $0.depth != 0 || title != nil && $0.name != title }
    return window.prefix(1) + window.dropFirst().prefix { $0.depth > 0 }
  }

  /// The first thing in the window is its content, the second its bar.
  private func partsOfWindow(_ title: String? = nil) throws -> (
    title: String, content: ArraySlice<Accessible>, bar: ArraySlice<Accessible>
  ) {
    let window = try window(title)
    let inside = window.dropFirst().dropFirst()
    let content = inside.prefix { $0.depth > 1 }
    return (window.first?.name ?? "", content, inside.dropFirst(content.count + 1))
  }

  private func things(among nodes: ArraySlice<Accessible>) -> [SpokenThing] {
    var things: [SpokenThing] = []
    var depthToSkip = Int.max
    for node in nodes where node.depth <= depthToSkip {
      depthToSkip = .max
      guard let thing = node.spoken else { continue }
      things.append(thing)
      if node.speaksForItsParts { depthToSkip = node.depth }
    }
    return things
  }
}

extension Accessible {
  /// Whether what is in it is a part of it, and nothing by itself.
  fileprivate var speaksForItsParts: Bool {
    ["push button", "page tab", "combo box"].contains(role) || isChoice
  }

  /// Whether it is a choice among buttons side by side.
  private var isChoice: Bool { role == "panel" && !name.isEmpty }

  fileprivate var spoken: SpokenThing? {
    let state = states.contains("sensitive") ? "on" : "off"
    func thing(_ role: String, _ state: String) -> SpokenThing {
      SpokenThing(role: role, name: name, state: state)
    }
    switch role {
    case "label": return thing("text", "")
    case "image": return thing("image", "")
    case "push button": return thing("button", state)
    case "page tab": return thing("tab", state)
    case "text": return thing("textField", "\(state) \(text ?? "")")
    case "check box":
      return thing("toggle", "\(state) \(states.contains("checked") ? "on" : "off")")
    case "slider": return thing("slider", "\(state) \((value ?? 0).text)")
    case "combo box": return thing("picker", state)
    case "progress bar": return thing("progress", state)
    case "panel" where isChoice: return thing("picker", state)
    default: return nil
    }
  }
}
