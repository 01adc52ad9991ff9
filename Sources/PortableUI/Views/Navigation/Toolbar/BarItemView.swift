import LayoutEngine

/// Views that stand side by side in a bar.
struct BarItemView<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension BarItemView: PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<Self> { BarItemNode(self, at: place) }
}

final class BarItemNode<Content: View>:
  WrapperNode<BarItemView<Content>, EnvironmentView<Content>>, BarItem
{
  var placement: ToolbarItemPlacement { view.placement }

  // There is little room in a bar.
  override func content() -> EnvironmentView<Content> {
    let placement = view.placement
    return EnvironmentView(content: view.content) { values in
      values.usualLabelAppearance = .iconOnly
      values.arePickerTitlesShown = false
      values.isInBar = true
      values.usualButton = UsualButton(
        appearance: placement.appearance, role: placement.role,
        shortcut: values[PresentationKey.self] == nil ? nil : placement.shortcut,
        leavesKeyboard: true)
    }
  }

  override func appear() {
    let box = Box(.rule(Stack(.horizontal, alignment: .verticalCenter, spacing: 6)), for: self)
    box.element = Element(.surface(.barItem(view.placement.section)), of: self)
    box.flags.insert(.comesAtOnce)
    self.box = box
    super.appear()
    box.gatherChildren()
    box.orderChanged()
  }

  override func viewChanged() {
    super.viewChanged()
    let content = ElementContent.surface(.barItem(view.placement.section))
    guard let box, box.element?.goal != content else { return }
    box.show(content)
    if let container { graph.layoutStructureChanged(container) }
  }
}

/// A node of what is shown in a bar.
@MainActor
protocol BarItem: Node {
  /// Where it is shown, and what it is for.
  var placement: ToolbarItemPlacement { get }
}
