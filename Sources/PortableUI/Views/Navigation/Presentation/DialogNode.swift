import LayoutEngine

/// A question: what it asks and says, and views of which the buttons are its answers.
struct DialogView<Actions: View, Message: View> {
  /// `nil` where it is not shown.
  let title: Text?
  let actions: Actions
  let message: Message

  /// The answer that is there where `actions` have none like it.
  let ownAnswer: DialogOwnAnswer
}

extension DialogView: PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<Self> { DialogNode(self, at: place) }
}

/// An answer that a question has by itself.
enum DialogOwnAnswer {
  /// To have read it, where there is no other answer.
  case ok
  /// To leave it, where no other answer does.
  case cancel
}

/// Shows a question as one element with words, fields and buttons inside.
final class DialogNode<Actions: View, Message: View>: ViewNode<DialogView<Actions, Message>>,
  LayoutRootNode, DialogSurface
{
  private var title: NodeOf<Text?>?
  private var message: NodeOf<Message>?
  private var actions: NodeOf<Actions>?
  private var ownAnswer: Node?

  /// The buttons as they stand in it.
  private var buttons: [any DialogAnswer] = []

  override func appear() {
    let box = Box(.rule(DialogRule()), for: self)
    box.element = Element(.surface(.dialog(DialogContent())), of: self)
    box.flags.formUnion([.isLayoutRoot, .comesAtOnce, .needsChildren])
    self.box = box
    graph.openDialogs.add(self)
    graph.layoutChanged(box)
    let title = makeNode(view.title, at: inside)
    let message = makeNode(view.message, at: inside)
    let actions = makeNode(view.actions, at: placeOfActions)
    (self.title, self.message, self.actions) = (title, message, actions)
    children = [title, message, actions]
  }

  /// Words stand in the middle; what is filled in begins where reading does.
  private var placeOfActions: Place {
    var values = EnvironmentValues(scope: scope)
    values.multilineTextAlignment = .leading
    var place = inside
    place.scope = EnvironmentScope(parent: scope, values)
    return place
  }

  override func viewChanged() {
    title?.update(view.title)
    message?.update(view.message)
    actions?.update(view.actions)
  }

  override func disappear() { graph.openDialogs.remove(self) }

  override func hear(_ event: ElementEvent, from element: Element) {
    guard case .choose(let index) = event, buttons.indices.contains(index) else { return }
    buttons[index].answer()
  }

  /// Words first, then what is to be filled in, then the answers: the one that leaves is the first.
  override func collectBoxes(inside box: Box, into boxes: inout ContiguousArray<Box>) {
    title?.collectBoxes(into: &boxes)
    message?.collectBoxes(into: &boxes)
    var inside = ContiguousArray<Box>()
    actions?.collectBoxes(into: &inside)
    let pairs = inside.map { (box: $0, answer: $0.dialogAnswer) }
    boxes.append(contentsOf: pairs.filter { $0.answer == nil }.map(\.box))
    let leaving = pairs.filter { $0.answer?.role == .cancel }
    let others = pairs.filter { $0.answer != nil && $0.answer?.role != .cancel }
    var answers = leaving + others
    if isOwnAnswerNeeded(hasAny: !answers.isEmpty, hasCancel: !leaving.isEmpty) {
      var own = ContiguousArray<Box>()
      ownAnswerNode().collectBoxes(into: &own)
      answers.insert(contentsOf: own.map { ($0, $0.dialogAnswer) }, at: 0)
    } else if let ownAnswer {
      self.ownAnswer = nil
      children.removeAll { $0 === ownAnswer }
      ownAnswer.drop()
    }
    buttons = answers.compactMap(\.answer)
    boxes.append(contentsOf: answers.map(\.box))
  }

  private func isOwnAnswerNeeded(hasAny: Bool, hasCancel: Bool) -> Bool {
    switch view.ownAnswer {
    case .ok: !hasAny
    case .cancel: !hasCancel
    }
  }

  private func ownAnswerNode() -> Node {
    if let ownAnswer { return ownAnswer }
    let button =
      switch view.ownAnswer {
      case .ok: Button("OK", role: .cancel) {}
      case .cancel: Button("Cancel", role: .cancel) {}
      }
    let node = makeNode(button, at: inside)
    ownAnswer = node
    children.append(node)
    return node
  }

  func placeLayoutRoot() {
    guard let box else { return }
    let around = parent?.layoutRoot.box.record.frame.size ?? graph.size
    let size = box.size(for: .unspecified)
    let corner = Point(
      x: ((around.width - size.width) / 2).rounded(),
      y: ((around.height - size.height) / 2).rounded())
    box.flags.insert(.needsArranging)
    box.place(Placement(origin: corner, size: size, proposal: .unspecified))
  }

  func read() {
    box?.show(
      .surface(
        .dialog(
          DialogContent(
            title: title?.text ?? "", message: message?.text ?? "",
            buttons: buttons.map(\.dialogButton)))))
  }
}

/// A button that is an answer to a question.
@MainActor
protocol DialogAnswer: Node {
  var role: ButtonRole? { get }

  /// How a dialog shows it.
  var dialogButton: DialogButton { get }

  /// Presses it, if it takes that.
  func answer()
}

extension Box {
  /// The button that this box is, or is around.
  fileprivate var dialogAnswer: (any DialogAnswer)? {
    if let answer = node as? any DialogAnswer { return answer }
    return children.count == 1 ? children[0].dialogAnswer : nil
  }
}

extension ButtonNode: DialogAnswer {
  var role: ButtonRole? { view.role }

  var dialogButton: DialogButton {
    var button = DialogButton(title: text, role: role)
    if case .button(let content) = box?.element?.goal {
      button.isEnabled = content.isEnabled
      button.isDefault = content.shortcut == .defaultAction
    }
    return button
  }

  func answer() {
    if dialogButton.isEnabled { box?.element?.receive(.press) }
  }
}
