import LayoutEngine

/// Shows a button as one element with its label inside, or with what a style makes of the label.
final class ButtonNode<Label: View>: ElementNode<Button<Label>> {
  private var styles = ButtonStyles()
  private var isPressed = false

  override func content() -> ElementContent {
    let (around, own) = (resolvedStyle, styled(ButtonEnvironment.self))
    styles = own.styles
    if own.isInListRow, styles == ButtonStyles(), isWholeRow { styles.add(RowButtonStyle()) }
    return .button(
      ButtonContent(
        role: view.role ?? own.usual.role, isEnabled: around.isEnabled,
        appearance: styles.innermost == nil ? styles.appearance ?? own.usual.appearance : .plain,
        tint: around.tint ?? (view.role == .destructive ? nil : own.usual.tint),
        isSelected: own.usual.isSelected, shortcut: own.shortcut))
  }

  override var isPlain: Bool { true }

  // What is inside keeps the distance from the button's edge that the desktop gives it.
  override var boxContent: BoxContent {
    .rule(ButtonRule(insets: graph.backend.insets(of: content())))
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
    guard let box else { return }
    let content = boxContent
    guard styles != old || !content.isSame(as: box.content) else { return }
    box.content = content
    updateLabel()
    graph.layoutChanged(box)
  }

  override func receive(_ event: ElementEvent) {
    switch event {
    case .press:
      // An answer ends the question before it acts: it may ask the next one.
      EnvironmentValues(scope: scope)[DialogKey.self]?.end()
      view.action()
    case .hold(let isPressed):
      self.isPressed = isPressed
      if styles.innermost != nil { updateLabel() }
    default: break
    }
  }

  private func showLabel() {
    if let innermost = styles.innermost {
      children = [makeNode(styled(innermost.style), at: inside)]
    } else {
      children = [makeNode(view.label, at: inside)]
    }
  }

  private func updateLabel() {
    switch (styles.innermost, children[0]) {
    case (nil, let label as NodeOf<Label>): label.update(view.label)
    case (let innermost?, let body as NodeOf<AnyView>): body.update(styled(innermost.style))
    default:
      dropChildren()
      showLabel()
      structureChanged()
    }
  }

  private func styled(_ style: some ButtonStyle) -> AnyView {
    let configuration = ButtonStyleConfiguration(
      role: view.role, label: .init(erased: ErasedContent(view.label)), isPressed: isPressed)
    return AnyView(StyledButton(style: style, configuration: configuration))
  }
}

/// What a style makes of a button.
struct StyledButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: ButtonStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

/// Puts a button's label inside its edges; a label of several views is a row.
struct ButtonRule: LayoutRule, Hashable {
  let insets: Insets

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    if children.count == 1 { return Padding(insets).size(of: children, for: proposal) }
    let row = Self.row.size(of: children, for: inside(proposal))
    return Size(
      width: row.width + insets.leading + insets.trailing,
      height: row.height + insets.top + insets.bottom)
  }

  func saturatedSize(
    of children: some LayoutChildren, for proposal: Proposal, size: Size
  ) -> SaturatedSize? {
    guard children.count == 1 else { return nil }
    return Padding(insets).saturatedSize(of: children, for: proposal, size: size)
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    if children.count == 1 {
      return Padding(insets).arrange(children, in: size, for: proposal, place: place)
    }
    let origin = Point(x: insets.leading, y: insets.top)
    let room = Size(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    Self.row.arrange(children, in: room, for: inside(proposal)) { child, placement in
      var placement = placement
      placement.origin = placement.origin + origin
      place(child, placement)
    }
  }

  private static let row = Stack(.horizontal, alignment: .verticalCenter)

  private func inside(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { $0 - insets.leading - insets.trailing },
      height: proposal.height.map { $0 - insets.top - insets.bottom })
  }
}
