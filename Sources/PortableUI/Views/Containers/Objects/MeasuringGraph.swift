package import LayoutEngine

/// Measures views that are shown nowhere, as the screen or desktop would that was there last.
@MainActor
package enum MeasuringGraph {
  private static weak var shownOn: (any Backend)?

  /// Notes that `backend` shows something.
  static func note(_ backend: any Backend) { shownOn = backend }

  /// The size that `view` chooses for `proposal`; nothing where nothing was ever shown.
  package static func size(of view: AnyView, for proposal: Proposal) -> Size {
    measure(view) { $0.contentSize(for: proposal) } ?? .zero
  }

  /// How far below the top of `view`, in `size`, its first and its last line of text stand.
  package static func baselines(of view: AnyView, in size: Size) -> (first: Double, last: Double)? {
    let lines = measure(view) { root -> (first: Double, last: Double)? in
      guard let box = root.children.first else { return nil }
      let dimensions = Dimensions(size: box.size(for: Proposal(size)), proposal: Proposal(size))
      guard let first = box.explicitGuide(.firstTextBaseline, in: dimensions) else { return nil }
      return (first, box.explicitGuide(.lastTextBaseline, in: dimensions) ?? first)
    }
    return lines ?? nil
  }

  private static func measure<Result>(_ view: AnyView, _ body: (Box) -> Result) -> Result? {
    guard let shownOn else { return nil }
    let graph = Graph(
      view, on: MeasuringBackend(shownOn), size: .zero, environment: EnvironmentValues())
    graph.runFrame()
    // Its boxes do not keep it.
    return withExtendedLifetime(graph) { graph.rootBox.map(body) }
  }
}

/// Measures as another backend does, and shows nothing.
private final class MeasuringBackend: Backend {
  private let other: any Backend

  init(_ other: any Backend) { self.other = other }

  func make(_ element: Element) {}
  func update(_ element: Element) {}
  func place(_ element: Element) {}
  func order(_ element: Element, after previous: Element?) {}
  func drop(_ element: Element) {}

  func size(of content: ElementContent, for proposal: Proposal) -> Size {
    other.size(of: content, for: proposal)
  }

  func baselines(of content: ElementContent, in size: Size) -> (first: Double, last: Double)? {
    other.baselines(of: content, in: size)
  }

  func insets(of content: ElementContent) -> Insets { other.insets(of: content) }

  func requestFrame() {}
  func focus(_ element: Element?) {}
  func refocus(_ element: Element) {}
  var showsMotion: Bool { false }
  var displayTime: Double { 0 }
  func startTicks() {}
  func stopTicks() {}

  func mixture(of color: Color, in scheme: ColorScheme?) -> ColorMixture {
    other.mixture(of: color, in: scheme)
  }
}
