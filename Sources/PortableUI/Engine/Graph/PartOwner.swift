/// A node that makes those of the single views inside: its pages, say, or its options.
@MainActor
protocol PartOwner: Node {
  /// The node of such a part.
  func makePart<V: View>(_ view: V, at place: Place) -> NodeOf<V>

  /// Whether modifiers around one view belong to its part also where their type does not say that it is one.
  var takesModifiers: Bool { get }
}

extension PartOwner {
  var takesModifiers: Bool { false }
}

extension Place {
  /// Who makes the node of `view`, where that is a part and stands here.
  @MainActor
  func partOwner<V: View>(of view: V) -> (any PartOwner)? {
    if ViewType.of(V.self).isSingle { return partOwner }
    guard V.self is any ModifyingView.Type, let owner = partOwner, owner.takesModifiers,
      ViewType.isOne(view)
    else { return nil }
    return owner
  }

  /// Who makes the nodes of the parts that stand here.
  var partOwner: (any PartOwner)? {
    var outer = isAmongParts ? parent : nil
    while let node = outer {
      if let owner = node as? any PartOwner { return owner }
      outer = node.parent
    }
    return nil
  }
}
