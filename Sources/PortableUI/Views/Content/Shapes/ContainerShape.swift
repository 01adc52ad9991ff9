import Foundation
import LayoutEngine

/// A shape that was set for what is inside of a view, and the name of that view's coordinates.
struct ContainerShape: Equatable {
  let shape: any InsettableShape
  let name: AnyHashable

  static func == (lhs: ContainerShape, rhs: ContainerShape) -> Bool {
    lhs.name == rhs.name && isSurelyEqual(lhs.shape, rhs.shape)
  }
}

private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
  /// What ``ContainerRelativeShape`` goes along with.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The shape that ``ContainerRelativeShape`` and ``ConcentricRectangle`` inside go along with. It is not drawn
  /// itself.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    ContainerShapeView(content: self, shape: shape)
  }
}

private struct ContainerShapeView<Content: View, Form: InsettableShape> {
  @Namespace private var name
  let content: Content
  let shape: Form
}

extension ContainerShapeView: View {
  var body: some View {
    EnvironmentView(content: content) {
      $0.containerShape = ContainerShape(shape: shape, name: name)
    }
    .coordinateSpace(name: name)
  }
}

extension Box {
  /// What it stands in, as the environment at `node` has it.
  func container(at node: Node) -> ContainerRoom? {
    guard let container = EnvironmentValues(scope: node.scope).containerShape,
      let frame = frame(ofContainer: container.name)
    else { return nil }
    return ContainerRoom(
      shape: container.shape,
      frame: CGRect(
        x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height))
  }

  /// Where the box around lies whose coordinates are called `name`, counted from the corner of this one.
  private func frame(ofContainer name: AnyHashable) -> Rect? {
    if traits?.coordinateSpace == name { return Rect(origin: .zero, size: record.frame.size) }
    var origin = record.frame.origin
    var outer = parent
    while let box = outer {
      origin = box.seen(origin)
      if box.traits?.coordinateSpace == name {
        return Rect(origin: Point(x: -origin.x, y: -origin.y), size: box.record.frame.size)
      }
      origin = origin + box.record.frame.origin
      outer = box.parent
    }
    return nil
  }
}

/// A shape that is drawn anew where it lies elsewhere in its container.
final class BoundShapeNode<V: DrawnShape>: ElementNode<V>, LayoutReader {
  private var room: ContainerRoom?

  /// Whether the container may be another, though nothing was laid out.
  private var isStale = true

  /// Whether it is drawn anew because of the container.
  private var isFollowing = false

  override func content() -> ElementContent {
    .shape(view.bound(to: room).drawing(in: EnvironmentValues(scope: scope)))
  }

  override func boxContent(of content: ElementContent) -> BoxContent { FillShape.any }

  override func appear() {
    super.appear()
    graph.add(self)
  }

  override func disappear() { graph.areLayoutReadersStale = true }

  override func viewChanged() {
    super.viewChanged()
    lookAgain()
  }

  override func evaluate() {
    super.evaluate()
    if !isFollowing { lookAgain() }
    isFollowing = false
  }

  private func lookAgain() {
    isStale = true
    graph.hasNewLayout = true
  }

  // A shape of a user's own may be equal to nothing, so its place alone says that it is another.
  func readLayout() {
    guard let box, box.record.isValid else { return }
    let new = Tracking.note(self, isMore: true) { box.container(at: self) }
    guard isStale || new?.frame != room?.frame else { return }
    isStale = false
    guard new != room else { return }
    (room, isFollowing) = (new, true)
    invalidate()
  }
}
