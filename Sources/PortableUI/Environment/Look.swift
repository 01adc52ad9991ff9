import Foundation

/// How texts and controls look in a part of the graph: what their elements need of the environment.
struct Look: Equatable {
  var font: Font
  var weight: Font.Weight?
  var color: Color
  var lineLimit: Int?
  var alignment: TextAlignment
  var isRedacted: Bool
  var locale: Locale
  var isEnabled: Bool
  var tint: Color?
  var buttonStyle: ChosenButtonStyle
  var shortcut: KeyboardShortcut?

  init(_ values: EnvironmentValues) {
    font = values.font ?? .body
    weight = values.fontWeight
    color = values.foregroundColor ?? .primary
    lineLimit = values.lineLimit
    alignment = values.multilineTextAlignment
    isRedacted = values.redactionReasons.contains(.placeholder)
    locale = values.locale
    isEnabled = values.isEnabled
    tint = values.tint
    buttonStyle = values[ButtonStyleKey.self]
    shortcut = values.keyboardShortcut
  }
}

/// The look of one scope: found out once for all the elements that are made there, and read by them
/// at no cost. They come back when it changes.
@MainActor
final class ScopeLook: Reader {
  private unowned let scope: EnvironmentScope
  @exclusivity(unchecked) private var look: Look?
  @exclusivity(unchecked) private var nodes: ContiguousArray<Node> = []

  init(of scope: EnvironmentScope) { self.scope = scope }

  /// The look, which `node` has from now on.
  func read(by node: Node) -> Look {
    if node.lookSeat < 0 {
      node.lookSeat = Int32(nodes.count)
      nodes.append(node)
    }
    return current
  }

  /// Ends the interest of `node`.
  func forget(_ node: Node) {
    let seat = Int(node.lookSeat)
    node.lookSeat = -1
    let last = nodes.removeLast()
    if last !== node {
      nodes[seat] = last
      last.lookSeat = Int32(seat)
    }
    // The sources would keep it, and it the scope's values, for ever.
    if nodes.isEmpty {
      reads.forget(self)
      look = nil
    }
  }

  // What is set further in may follow from what has just changed further out. Then it changes, too,
  // before the nodes are evaluated, and this is called again.
  package override func invalidate() {
    let old = look
    look = nil
    if current != old { for node in nodes { node.invalidate() } }
  }

  private var current: Look {
    if let look { return look }
    let new = Tracking.note(self) { Look(EnvironmentValues(scope: scope)) }
    look = new
    return new
  }
}
