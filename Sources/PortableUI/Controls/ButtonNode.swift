import LayoutEngine

/// Shows a button as one element with its label inside, or with what a style makes of the label.
final class ButtonNode<Label: View>: ElementNode<Button<Label>> {
  private var style = ChosenButtonStyle.native(.bordered)
  private var isPressed = false

  override func content() -> ElementContent {
    let around = look
    style = around.buttonStyle
    var content = ButtonContent(
      role: view.role, isEnabled: around.isEnabled, tint: around.tint, shortcut: around.shortcut)
    if case .native(let look) = style { content.look = look } else { content.look = .plain }
    return .button(content)
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
    let old = style
    super.evaluate()
    guard let box else { return }
    let content = boxContent
    guard style != old || !content.isSame(as: box.content) else { return }
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
      if case .custom = style { updateLabel() }
    default: break
    }
  }

  private func showLabel() {
    switch style {
    case .native: children = [makeNode(view.label, at: inside)]
    case .custom(let style): children = [makeNode(styled(style), at: inside)]
    }
  }

  private func updateLabel() {
    switch (style, children[0]) {
    case (.native, let label as NodeOf<Label>): label.update(view.label)
    case (.custom(let style), let body as NodeOf<AnyView>): body.update(styled(style))
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

  func plenty(
    of children: some LayoutChildren, for proposal: Proposal, size: Size
  ) -> Plenty? {
    guard children.count == 1 else { return nil }
    return Padding(insets).plenty(of: children, for: proposal, size: size)
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
