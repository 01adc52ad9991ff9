package import Foundation
package import LayoutEngine

/// A backend that draws a graph into a picture, for which it needs neither a window nor a display.
@MainActor
package protocol PictureBackend: Backend {
  /// Is told when the graph needs another frame.
  var onRequest: (() -> Void)? { get set }

  /// What is in `root`, in a room of `size`, with `scale` points of colour for each of its points. Where it
  /// `isOpaque`, nothing is seen through it.
  func picture(of root: Element, size: Size, scale: Double, isOpaque: Bool) -> Data?
}

/// In a picture nothing moves, and nobody types.
extension PictureBackend {
  package func requestFrame() { onRequest?() }
  package func focus(_ element: Element?) {}
  package func refocus(_ element: Element) {}
  package func startTicks() {}
  package func stopTicks() {}
  package var showsMotion: Bool { false }
  package var displayTime: Double { 0 }
}

/// Finds who draws pictures.
@MainActor
package enum PictureBackends {
  /// Draws them in place of the backend that is linked into the program: a screen in memory, which draws
  /// the same on every machine.
  package static var standIn: (() -> any PictureBackend)?

  /// One that draws a graph of its own; `nil` where there is none.
  static func make() -> (any PictureBackend)? { standIn?() ?? makeLinked() }
}
