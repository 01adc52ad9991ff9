import Foundation
import LayoutEngine
import PortableUI

extension Screen {
  /// The screen as indented text: role, name, value, state and frame of everything on it, in reading
  /// order. The same view gives the same text on every machine, which makes it fit for golden files.
  ///
  ///     screen 390×844
  ///       text "Count: 0" at 158.5, 391, 73×22
  ///       button "Add" at 168, 421, 54×36
  ///         text "Add" at 180, 428, 30×22
  public var tree: String {
    let items = items
    var lines = ["screen \(Double(size.width).text)×\(Double(size.height).text)"]
    // Groups that say nothing are left out, and what is in them moves to the left.
    var depths: [ObjectIdentifier: Int] = [:]
    for item in items {
      let outer = item.shown.parent.flatMap { depths[ObjectIdentifier($0)] } ?? 0
      guard item.says else {
        depths[ObjectIdentifier(item.shown)] = outer
        continue
      }
      depths[ObjectIdentifier(item.shown)] = outer + 1
      lines.append(String(repeating: "  ", count: outer + 1) + item.line)
    }
    return lines.joined(separator: "\n")
  }
}

extension Item {
  /// Whether it is more than a group around others.
  fileprivate var says: Bool {
    if role == .bar { return !name.isEmpty || value != nil || !shown.children.isEmpty }
    return role != .group || identifier != nil || !name.isEmpty || facts.opacity < 1
      || !shown.accessibility.namedActions.isEmpty || facts.isClipped || facts.hiding != nil
      || facts.tapCount != nil || facts.letsTapsThrough
  }

  fileprivate var line: String {
    var parts = [role.words]
    if !name.isEmpty { parts.append(quoted(name)) }
    if let identifier { parts.append("#\(identifier)") }
    if let value { parts.append("= \(quoted(value))") }
    if let hint = shown.accessibility.spokenHint { parts.append("hint \(quoted(hint))") }
    let actions = shown.accessibility.namedActions.map { quoted($0.name) }
    if !actions.isEmpty { parts.append("does \(actions.joined(separator: ", "))") }
    if let next = shown.next { parts.append("leads to \(quoted(next.name))") }
    let states = states
    if !states.isEmpty { parts.append("(\(states.joined(separator: ", ")))") }
    parts.append("at \(frame.text)")
    return parts.joined(separator: " ")
  }

  private var states: [String] {
    var states: [String] = []
    if !facts.isEnabled { states.append("disabled") }
    if facts.opacity < 1, facts.hiding == nil { states.append("opacity \(facts.opacity.text)") }
    if facts.isClipped { states.append("clips") }
    if facts.isOnlyHeard {
      states.append("only heard")
    } else if facts.letsTapsThrough {
      states.append("lets taps through")
    }
    if role == .group, let count = facts.tapCount { states.append("taps \(count)") }
    if let hiding = facts.hiding { states.append("hidden by \(hiding)") }
    if facts.isRedacted { states.append("redacted") }
    if let level = shown.accessibility.headingLevel { states.append("heading \(level)") }
    if shown.accessibility.isHidden { states.append("unspoken") }
    if isLeaving { states.append("leaving") }
    if isCovered { states.append("covered") }
    if hiding == nil, !isVisible { states.append("out of sight") }
    return states
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n"))\""
  }
}
