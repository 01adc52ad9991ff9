import LayoutEngine

/// Shows a button as one element with its label inside, or with what a style makes of the label.
final class ButtonNode<Label: View>: ElementNode<Button<Label>>, RowButtonNode {
  private var styles = ButtonStyles()
  private var isPressed = false

  /// Whether it is all of a row of a list.
  private(set) var isRow = false

  override func content() -> ElementContent {
    let (around, own) = (resolvedStyle, styled(ButtonEnvironment.self))
    styles = own.styles
    isRow = own.isInListRow && own.usual.isOn == nil && styles == ButtonStyles() && isWholeRow
    if isRow { styles.add(RowButtonStyle()) }
    let appearance = styles.own == nil ? styles.appearance ?? own.usual.appearance : .plain
    let tint = around.tint ?? (view.role == .destructive ? nil : own.usual.tint)
    return .button(
      ButtonContent(
        role: view.role ?? own.usual.role, isEnabled: around.isEnabled, appearance: appearance,
        // A label alone has colours of its own.
        tint: appearance == .plain ? nil : tint,
        isSelected: own.usual.isSelected, isOn: own.usual.isOn,
        leavesKeyboard: own.usual.leavesKeyboard, isForKeysAlone: own.usual.isForKeysAlone,
        size: own.size, shape: own.shape,
        shortcut: own.shortcut))
  }

  override var isPlain: Bool { true }

  // What is inside keeps the distance from the button's edge that the desktop gives it.
  override func boxContent(of content: ElementContent) -> BoxContent {
    guard case .button(let button) = content else { return .rule(ButtonRule(insets: .zero)) }
    return .rule(
      ButtonRule(insets: graph.backend.insets(of: content), isCircle: button.isCircle))
  }

  override func appear() {
    super.appear()
    showLabel()
    box?.gatherChildren()
    box?.orderChanged()
  }

  override func viewChanged() {
    super.viewChanged()
    updateLabel()
  }

  override func evaluate() {
    let old = styles
    super.evaluate()
    guard let box, let element = box.element else { return }
    let content = boxContent(of: element.goal)
    guard styles != old || !content.isSame(as: box.content) else { return }
    box.content = content
    updateLabel()
    graph.layoutChanged(box)
  }

  override func receive(_ event: ElementEvent) {
    switch event {
    case .press:
      if let held, held.hasPressed { return forget(held) }
      let values = EnvironmentValues(scope: scope)
      let isLinkInRow = values.isInListRow && values.linkGoal != nil
      if isRow || isLinkInRow, isTakenByList { return }
      // An answer ends the question before it acts: it may ask the next one.
      values[QuestionKey.self]?.end()
      view.action()
      values[AnswerListenerKey.self]?.hear(view.role)
    case .hold(let isPressed):
      self.isPressed = isPressed
      followHold()
      if styles.own != nil { updateLabel() }
    default: break
    }
  }

  /// What is done while it is held down, where something is.
  private var held: HeldButton?

  private func followHold() {
    held?.end()
    if isPressed {
      held = nil
      guard environment(ButtonRepeatKey.self) == .enabled else { return }
      held = HeldButton(in: graph) { [weak self] in
        guard let self, resolvedStyle.isEnabled, !flags.contains(.isDropped) else { return }
        view.action()
      }
    } else if let held {
      // Letting go of it is told as a press, if it was not let go of elsewhere.
      held.forgetSoon { [weak self] in self?.forget(held) }
    }
  }

  private func forget(_ held: HeldButton) {
    held.end()
    if self.held === held { self.held = nil }
  }

  override func disappear() {
    held?.end()
    super.disappear()
  }

  private func showLabel() {
    if let style = styles.own {
      children = [makeNode(label(in: style), at: inside)]
    } else {
      children = [makeNode(view.label, at: inside)]
    }
  }

  private func updateLabel() {
    switch (styles.own, children[0]) {
    case (nil, let label as NodeOf<Label>): label.update(view.label)
    case (let style?, let body as NodeOf<AnyView>): body.update(label(in: style))
    default:
      dropChildren()
      showLabel()
      structureChanged()
    }
  }

  private func label(in style: any ButtonStyle) -> AnyView {
    style.view(
      of: ButtonStyleConfiguration(
        role: view.role, label: .init(erased: ErasedContent(view.label)), isPressed: isPressed))
  }
}

extension ButtonNode: PressedNode {}

/// A button that may be all of a row of a list.
@MainActor
protocol RowButtonNode: Node {
  /// Whether it is.
  var isRow: Bool { get }
}
