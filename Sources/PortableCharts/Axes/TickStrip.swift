import Foundation
import PortableUI

/// The ticks along an edge of the plot.
struct TickStrip: View {
  let edge: Edge
  let ticks: [AxisMarkup.Tick]
  let scale: AxisScale?
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Canvas { context, size in
      if direction == .rightToLeft { context.mirror(across: size.width) }
      for tick in ticks { draw(tick, in: size, context) }
    }
    .accessibilityHidden(true)
  }

  private func draw(_ tick: AxisMarkup.Tick, in size: CGSize, _ context: GraphicsContext) {
    let isStanding = scale?.isVertical == true
    // The strip goes on beyond the plot by a point at both ends, for the ticks there.
    let length = Double(isStanding ? size.height : size.width) - 2
    guard let scale, let place = tick.spot.position(on: scale, in: length), place >= -0.5,
      place <= length + 0.5
    else { return }
    let position = CGFloat(place) + 1
    let thickness = isStanding ? size.width : size.height
    let reach =
      tick.length.pointsBehind == nil ? min(thickness, tick.length.points) : thickness
    let (start, end) =
      edge == .leading || edge == .top ? (thickness - reach, thickness) : (0, reach)
    let path = Path {
      $0.move(to: isStanding ? CGPoint(x: start, y: position) : CGPoint(x: position, y: start))
      $0.addLine(to: isStanding ? CGPoint(x: end, y: position) : CGPoint(x: position, y: end))
    }
    context.stroke(
      path.offsetBy(dx: tick.offset.width, dy: tick.offset.height), with: .style(tick.style),
      style: tick.stroke)
  }
}

extension GraphicsContext {
  /// Draws what is drawn next as a mirror would show it.
  mutating func mirror(across width: CGFloat) {
    translateBy(x: width, y: 0)
    scaleBy(x: -1, y: 1)
  }
}
