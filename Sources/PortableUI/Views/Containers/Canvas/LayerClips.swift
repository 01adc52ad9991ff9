public import Foundation
import LayoutEngine

extension GraphicsContext {
  /// Lets what is drawn next be seen where `content` draws something, as opaque as that is there, or,
  /// with `inverse`, where it does not.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = GraphicsContext(on: record.beside(), environment)
    inner.transform = transform
    try content(&inner)
    clips.append(
      .layer(
        inner.record.steps, opacity: Showable.number(opacity, in: 0...1, usual: 1),
        isInverse: options.contains(.inverse)))
  }

  /// A rectangle outside of which nothing is seen that is drawn next, in the coordinates of that. Layers
  /// that it is clipped to do not count.
  public var clipBoundingRect: CGRect {
    var rect = CGRect(origin: .zero, size: record.room)
    for case .path(let path, _) in clips { rect = rect.intersection(path.boundingRect) }
    return rect.isNull ? .zero : rect.applying(transform.inverted())
  }
}
