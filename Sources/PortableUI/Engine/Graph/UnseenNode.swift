/// A node of a control with views inside that are not seen: their texts become a part of the
/// control's content.
package class UnseenNode<V: View, Unseen: View>: ElementNode<V>, UnseenReader {
  /// The views that are not seen.
  func unseen() -> Unseen { preconditionFailure("a control with nothing unseen") }

  package override func appear() {
    super.appear()
    children = [makeNode(unseen(), at: inside)]
    box?.gatherChildren()
    box?.orderChanged()
  }

  package override func viewChanged() {
    super.viewChanged()
    unsafeDowncast(children[0], to: NodeOf<Unseen>.self).update(unseen())
  }

  final func readUnseen() -> ElementContent { showable(content()) }

  /// The words of the views that are not seen.
  final var unseenText: String { children.first?.text ?? "" }
}

extension Node {
  /// The words of this node's subtree, for people who cannot see it.
  var text: String {
    if let element = box?.element {
      if element.accessibility.isHidden { return "" }
      if let label = element.accessibility.label { return label }
      switch element.goal {
      case .text(let content): return content.text
      case .image(let content): return content.label ?? ""
      default: break
      }
    }
    return children.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
