/// The resolved style of one scope: found out once for all the elements that are made there, and read by
/// them at no cost. They come back when it changes.
@MainActor
final class ScopeStyle: Reader {
  private unowned let scope: EnvironmentScope
  @exclusivity(unchecked) private var style: ResolvedStyle?
  @exclusivity(unchecked) private var parts: ContiguousArray<any AnyStylePart> = []
  @exclusivity(unchecked) private var nodes: ContiguousArray<Node> = []

  init(of scope: EnvironmentScope) { self.scope = scope }

  /// The style, which `node` has from now on.
  func read(by node: Node) -> ResolvedStyle {
    add(node)
    return current
  }

  /// What one kind of control needs besides, which `node` has from now on.
  func read<Part: StylePart>(_ type: Part.Type, by node: Node) -> Part {
    add(node)
    for part in parts {
      if let part = part as? KnownStylePart<Part> { return part.value }
    }
    let new = KnownStylePart<Part>(
      value: Tracking.note(self, isMore: true) { Part(EnvironmentValues(scope: scope)) })
    parts.append(new)
    return new.value
  }

  private func add(_ node: Node) {
    guard node.styleIndex < 0 else { return }
    node.styleIndex = Int32(nodes.count)
    nodes.append(node)
  }

  /// Ends the interest of `node`.
  func forget(_ node: Node) {
    let index = Int(node.styleIndex)
    node.styleIndex = -1
    let last = nodes.removeLast()
    if last !== node {
      nodes[index] = last
      last.styleIndex = Int32(index)
    }
    // The sources would keep it, and it the scope's values, for ever.
    if nodes.isEmpty {
      reads.forget(self)
      style = nil
      parts = []
    }
  }

  // What is set further in may follow from what has just changed further out. Then it changes, too,
  // before the nodes are evaluated, and this is called again.
  package override func invalidate() {
    let old = style
    style = nil
    var isChanged = current != old
    for part in parts where renew(part) { isChanged = true }
    guard isChanged else { return }
    for node in nodes { node.invalidate() }
    if style?.scheme != old?.scheme { nodes.first?.graph.schemesChanged() }
  }

  private func renew(_ part: some AnyStylePart) -> Bool {
    Tracking.note(self, isMore: true) { part.renew(EnvironmentValues(scope: scope)) }
  }

  private var current: ResolvedStyle {
    if let style { return style }
    let new = Tracking.note(self, isMore: !parts.isEmpty) {
      ResolvedStyle(EnvironmentValues(scope: scope))
    }
    style = new
    return new
  }
}

/// What one kind of control needs of the environment besides the resolved style.
protocol StylePart: Equatable {
  @MainActor init(_ values: EnvironmentValues)
}

@MainActor
private protocol AnyStylePart: AnyObject {
  /// Finds it out again. Returns whether it is another one.
  func renew(_ values: EnvironmentValues) -> Bool
}

private final class KnownStylePart<Part: StylePart>: AnyStylePart {
  private(set) var value: Part

  init(value: Part) { self.value = value }

  func renew(_ values: EnvironmentValues) -> Bool {
    let new = Part(values)
    defer { value = new }
    return new != value
  }
}
