/// A view over which something else is presented, as long as a binding asks for it.
struct PresentingView<Content: View, Presented: View> {
  let content: Content

  /// Reads the binding: what is to be presented now, if anything.
  let wish: () -> Wish<Presented>?

  /// Writes to the binding that nothing is presented.
  let end: () -> Void

  /// Whether what is presented goes as soon as a person has answered it. Otherwise it stays until
  /// the binding says so.
  var goesWithAnswer = false
  var onDismiss: (() -> Void)?
}

/// What a view wants to present.
struct Wish<Presented: View> {
  /// What it stands for: with another one, something else is presented.
  var id: AnyHashable?

  /// The view to present; `nil` where what is presented is to stay as it is.
  let view: Presented?
}

extension PresentingView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { PresentingNode(self, at: place) }
}

/// A node that presents something over the room it is in.
@MainActor
protocol Presenter: Node {
  /// Has a person's answer, or a view's, end `presentation`, if that is what is presented.
  func end(_ presentation: Presentation)
}

/// Keeps what is presented in step with a binding.
///
/// What is presented sees the environment of this place, has state of its own, and goes with this
/// view. A room shows one presentation at a time: another one of the same room waits until that is
/// gone. One inside of what is presented is in another room, and lies over it.
final class PresentingNode<Content: View, Presented: View>:
  WrapperNode<PresentingView<Content, Presented>, Content>, Presenter
{
  private var presented: (node: NodeOf<Presented>, id: AnyHashable?, as: Presentation)?

  /// Whether what is presented was answered, and so is gone for whoever asked.
  private var isAnswered = false

  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    follow()
  }

  override func viewChanged() {
    super.viewChanged()
    follow()
  }

  override func evaluate() { follow() }

  // Nobody dismissed it, so nobody is told.
  override func disappear() {
    if let presented {
      layoutRoot.presentations.show([])
      presented.node.drop()
    }
    presented = nil
    layoutRoot.presentations.leave(self)
  }

  func end(_ presentation: Presentation) {
    guard presented?.as === presentation, !isAnswered else { return }
    isAnswered = view.goesWithAnswer
    view.end()
    // A binding that nobody watches has to be read again, too.
    invalidate()
  }

  private func follow() {
    flags.remove(.isDirty)
    let wish = Tracking.record(self) { view.wish() }
    if let wish, let presented, wish.id == presented.id, !isAnswered {
      if let view = wish.view { presented.node.update(view) }
      return
    }
    dismiss()
    guard let wish, let view = wish.view else { return layoutRoot.presentations.leave(self) }
    if layoutRoot.presentations.mayPresent(self) { present(view, for: wish.id) }
  }

  private func present(_ view: Presented, for id: AnyHashable?) {
    let presentation = Presentation(by: self)
    var values = EnvironmentValues(scope: scope)
    values[PresentationKey.self] = presentation
    values[QuestionKey.self] = nil
    values[AnswerListenerKey.self] = nil
    values[NavigationKey.self] = nil
    values.beginEditMode()
    values[ColumnLinksKey.self] = nil
    values.leaveLists()
    values.isInBar = false
    let scopeInside = EnvironmentScope(parent: scope, values)
    let place = Place(parent: self, graph: graph, scope: scopeInside, container: nil)
    let node = makeNode(view, at: place)
    var boxes = ContiguousArray<Box>()
    node.collectBoxes(into: &boxes)
    presented = (node, id, presentation)
    layoutRoot.presentations.show(boxes)
  }

  private func dismiss() {
    isAnswered = false
    guard let presented else { return }
    self.presented = nil
    layoutRoot.presentations.show([])
    presented.node.drop()
    if let onDismiss = view.onDismiss { last("onDismiss") { onDismiss() } }
  }
}

/// The presentation that a view is in.
@MainActor
final class Presentation {
  private weak var presenter: (any Presenter)?

  init(by presenter: any Presenter) { self.presenter = presenter }

  /// Whether it is a column that takes the place of the one before.
  var isColumn: Bool { presenter is any ColumnsRoom }

  /// Ends it, unless it has ended.
  func end() { presenter?.end(self) }
}

extension Presentation: Question {}

enum PresentationKey: EnvironmentKey { static var defaultValue: Presentation? { nil } }
