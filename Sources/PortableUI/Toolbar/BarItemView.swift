import LayoutEngine

/// Views that stand side by side in a bar.
struct BarItemView<Content: View>: PrimitiveView {
  let section: BarSection
  let content: Content

  func makeNode(at place: Place) -> NodeOf<Self> { BarItemNode(self, at: place) }
}

final class BarItemNode<Content: View>:
  WrapperNode<BarItemView<Content>, EnvironmentView<Content>>
{
  // There is little room in a bar.
  override func content() -> EnvironmentView<Content> {
    EnvironmentView(content: view.content) { $0.usualLabelLook = .iconOnly }
  }

  override func appear() {
    let box = Box(.rule(Stack(.horizontal, alignment: .verticalCenter, spacing: 6)), for: self)
    box.element = Element(.surface(.barItem(view.section)), of: self)
    box.flags.insert(.comesAtOnce)
    self.box = box
    super.appear()
    box.gatherChildren()
    box.orderChanged()
  }

  override func viewChanged() {
    super.viewChanged()
    let content = ElementContent.surface(.barItem(view.section))
    guard let box, box.element?.goal != content else { return }
    box.show(content)
    if let container { graph.layoutStructureChanged(container) }
  }
}
