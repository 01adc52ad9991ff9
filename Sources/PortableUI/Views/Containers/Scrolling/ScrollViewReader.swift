import LayoutEngine
import Threads

/// A view that can scroll the scroll views inside it to what has an identity there.
public struct ScrollViewReader<Content: View> {
  /// Makes the content, with what scrolls it.
  public var content: (ScrollViewProxy) -> Content

  /// A view that can scroll the scroll views inside it.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// Scrolls the scroll views inside a ``ScrollViewReader``.
public struct ScrollViewProxy {
  let requests: ScrollRequests

  /// Scrolls to the view that has `id`: by `id(_:)`, or as an element of a `ForEach`.
  ///
  /// With an `anchor`, that point of the view comes to lie at the same point of the scroll view;
  /// without one it is moved as far as is needed to show the view. The views are looked for when
  /// everything that was changed before is shown; where none has the identity, nothing happens. In
  /// `withAnimation` it is a movement, which a person may interrupt.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let wish = Handover(ScrollRequest(id: AnyHashable(id), anchor: anchor.map { Point($0) }))
    let requests = requests
    runOnMain { onMain { requests.add(wish.content) } }
  }
}

/// What a program wants to see.
struct ScrollRequest {
  let id: AnyHashable

  /// The point of the view, and of the scroll view, as parts of their sizes.
  let anchor: Point?
}

/// What a program wants of the scroll views inside a reader, as long as that is there.
@MainActor
final class ScrollRequests {
  private var waiting: [ScrollRequest] = []
  private let source: ReadSource

  init(for node: Node) { source = node.observation }

  func add(_ request: ScrollRequest) {
    waiting.append(request)
    source.changed()
  }

  func take() -> [ScrollRequest] {
    defer { waiting = [] }
    return waiting
  }

  var isEmpty: Bool { waiting.isEmpty }
}

extension ScrollViewReader: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { ScrollReaderNode(self, at: place) }
}

final class ScrollReaderNode<Content: View>: ViewNode<ScrollViewReader<Content>>, LayoutReader {
  private lazy var requests = ScrollRequests(for: self)

  override func appear() {
    children = [makeNode(content(), at: inside)]
    graph.add(self)
  }

  override func disappear() { graph.areLayoutReadersStale = true }

  override func viewChanged() { evaluate() }

  override func evaluate() {
    flags.remove(.isDirty)
    // What was asked for is done once everything is in its place.
    if !requests.isEmpty { graph.scrolled() }
    unsafeDowncast(children[0], to: NodeOf<Content>.self).update(content())
  }

  private func content() -> Content {
    Tracking.record(self) { view.content(ScrollViewProxy(requests: requests)) }
  }

  func readLayout() {
    for request in requests.take() {
      guard let target = find(request.id) else { continue }
      var outer = target.node.parent
      while let node = outer, node !== self {
        (node as? any ScrollArea)?.position.aim(at: .view(request.id, anchor: request.anchor))
        outer = node.parent
      }
    }
  }
}
