public import Foundation
import LayoutEngine
public import PortableCombine
import Threads

/// Draws a view into a picture, of which nothing is shown anywhere.
///
///     let renderer = ImageRenderer(content: Badge(count: 3))
///     renderer.scale = 2
///     let png = renderer.uiImage?.pngData()
///
/// Everything that is drawn is in the picture: texts, pictures, symbols, shapes, canvases, and buttons in a
/// plain look. Controls that the desktop draws are left out: fields, sliders, menus. The room that is left
/// for them is a guess.
///
/// It needs no display, apart from symbols that are the desktop's own; the backend that the program is
/// linked with draws. In a test that has a `Screen`, that one draws, in the SVG format.
///
/// The view lives from the first picture on, as long as the renderer. When its state changes,
/// `objectWillChange` sends, and the next picture shows what has changed.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends when the next picture may differ from the last.
  public nonisolated let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view.
  public var content: Content { didSet { graph?.show(content) } }

  /// The room that the view is offered, of which it takes what it likes.
  public var proposedSize = ProposedViewSize.unspecified

  /// How many points of colour the picture has for each point of the view, across and down.
  public var scale: CGFloat = 1

  /// Whether nothing is seen through the picture: it is black where the view is not.
  public var isOpaque = false

  private var graph: Graph?
  private var backend: (any PictureBackend)?

  /// Whether a picture is being drawn: what changes by that is in it.
  private var isDrawing = false

  /// A renderer of `content`.
  public init(content: Content) { self.content = content }

  isolated deinit { graph?.close() }

  /// The view as a picture, anew each time; `nil` where the view takes no room, or more than
  /// 32,767 points of colour in a direction, or nothing can draw.
  public var uiImage: UIImage? {
    isDrawing = true
    defer { isDrawing = false }
    let scale = Showable.number(Double(scale), in: 0.01...100, usual: 1)
    guard let (graph, backend) = shown(), let box = graph.rootBox else { return nil }
    let size = box.contentSize(for: proposedSize.proposal)
    let longest = max(size.width, size.height) * scale
    guard size.width > 0, size.height > 0, longest <= Self.mostPoints else { return nil }
    graph.resize(to: size)
    graph.runFrame()
    return backend.picture(
      of: graph.rootElement, size: size, scale: scale, isOpaque: isOpaque
    ).flatMap { UIImage(data: $0, scale: CGFloat(scale)) }
  }

  private static var mostPoints: Double { 32_767 }

  private func shown() -> (Graph, any PictureBackend)? {
    if let graph, let backend {
      graph.runFrame()
      return (graph, backend)
    }
    guard let backend = PictureBackends.make() else {
      warnOnce(
        about: "pictures of views",
        "An ImageRenderer has nothing to draw with: give the target the product GTKBackend, or make a "
          + "Screen in the test.")
      return nil
    }
    let graph = Graph(content, on: backend, size: .zero, environment: EnvironmentValues())
    graph.runFrame()
    backend.onRequest = { [weak self] in
      guard let self, !isDrawing else { return }
      objectWillChange.send()
    }
    (self.graph, self.backend) = (graph, backend)
    return (graph, backend)
  }

  /// A picture of `content` as it is now.
  static func picture(of content: Content) -> UIImage? {
    let renderer = ImageRenderer(content: content)
    // It stays until the picture is there: it hears of what changes meanwhile.
    return withExtendedLifetime(renderer) { renderer.uiImage }
  }
}
