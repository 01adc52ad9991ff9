public import Foundation
import LayoutEngine

extension GraphicsContext {
  /// One of the canvas's symbols, whose size is known.
  public struct ResolvedSymbol {
    let steps: [DrawingStep]

    /// How large the view is.
    public let size: CGSize
  }

  /// The view among the canvas's symbols that has this tag, as it looks now; `nil` where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    record.symbols.first { $0.names.hasTag(id) }.map {
      ResolvedSymbol(
        steps: $0.steps, size: CGSize(width: $0.size.width, height: $0.size.height))
    }
  }

  /// Draws a symbol that is stretched to fill `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0, !symbol.steps.isEmpty else { return }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    context.add(.group(symbol.steps), in: .zero)
  }

  /// Draws a symbol in its own size, its `anchor` at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(of: symbol.size, at: point, anchor: anchor))
  }
}
