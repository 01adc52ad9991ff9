// A diagram as text that other programs draw.

extension StateDiagram {
  /// The diagram for Mermaid, which many pages draw: states that nobody was in have dashed borders.
  public var mermaid: String {
    var lines = ["stateDiagram-v2"]
    for (number, state) in states.enumerated() {
      lines.append("  state \"\(mermaidText(state))\" as s\(number)")
    }
    for state in firstStates { lines.append("  [*] --> \(mermaidName(state))") }
    for seen in transitions {
      let arrow = "  \(mermaidName(seen.transition.from)) --> \(mermaidName(seen.transition.to))"
      lines.append("\(arrow): \(mermaidText(seen.label))")
    }
    if !unseenStates.isEmpty {
      lines.append("  classDef unseen stroke-dasharray: 4 4")
      lines.append("  class \(unseenStates.map(mermaidName).joined(separator: ",")) unseen")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The diagram for Graphviz.
  public var dot: String {
    var lines = ["digraph \(dotText(feature)) {", "  node [shape=box, style=rounded]"]
    for state in states {
      let look = hasSeen(state) ? "" : " [style=\"rounded,dashed\"]"
      lines.append("  \(dotText(state))\(look)")
    }
    for seen in transitions {
      let (from, to) = (dotText(seen.transition.from), dotText(seen.transition.to))
      lines.append("  \(from) -> \(to) [label=\(dotText(seen.label))]")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func mermaidName(_ state: String) -> String {
    "s\(states.firstIndex(of: state) ?? 0)"
  }

  /// Without what means something to Mermaid.
  private func mermaidText(_ text: String) -> String {
    text.map { "\"#;:{}<>\n".contains($0) ? " " : String($0) }.joined()
  }

  private func dotText(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\"", "\\": "\\\(character)"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension SeenTransition {
  /// What stands beside its arrow: what brought it about, and how often it happened.
  var label: String {
    let names = actions.prefix(2).map { action in
      action.name.count > 28 ? action.name.prefix(27) + "…" : action.name
    }
    let more = actions.count > 2 ? ["…"] : []
    return ((names + more).joined(separator: ", ") + " ×\(count)").trimmed
  }
}

extension String {
  fileprivate var trimmed: String { first == " " ? String(dropFirst()) : self }
}
