import Foundation
import PortableUI

/// Where a chart says what a person points at.
struct SelectionTarget {
  var value: ((Datum?) -> Void)?
  var range: ((Span?) -> Void)?
}

/// Hears the pointer over the plot, for those who want to know what it is at.
struct Selecting: ViewModifier {
  let model: ChartModel
  let settings: ChartSettings
  @State private var room = PlotRoom()
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    if let gesture = settings.gesture {
      plot(content).gesture(gesture(proxy))
    } else if settings.x.selection?.range != nil || settings.y.selection?.range != nil {
      plot(content)
        .gesture(
          DragGesture(minimumDistance: 4)
            .onChanged { select(from: $0.startLocation, to: $0.location) }
        )
        .onTapGesture {
          settings.x.selection?.range?(nil)
          settings.y.selection?.range?(nil)
        }
        .onContinuousHover { follow($0) }
    } else if settings.selects {
      plot(content)
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { select($0.location) }
            .onEnded { _ in select(nil) }
        )
        .onContinuousHover { follow($0) }
    } else {
      content
    }
  }

  private var proxy: ChartProxy { ChartProxy(model: model, room: room, plotFrame: nil) }

  private func plot(_ content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        room.size = $0
      }
  }

  private func follow(_ phase: HoverPhase) {
    if case .active(let point) = phase { select(point) } else { select(nil) }
  }

  /// Gestures count from the left, and scales from where people begin to read.
  private func read(_ point: CGPoint) -> CGPoint {
    direction == .rightToLeft ? CGPoint(x: room.size.width - point.x, y: point.y) : point
  }

  private func select(_ place: CGPoint?) {
    let point = place.map(read)
    settings.x.selection?.value?(point.flatMap { proxy.datum(at: $0.x, along: .horizontal) })
    settings.y.selection?.value?(point.flatMap { proxy.datum(at: $0.y, along: .vertical) })
    settings.angle?.value?(
      point.flatMap { point in
        proxy.value(atAngle: proxy.angle(at: point), as: Double.self).map(Datum.number)
      })
  }

  private func select(from first: CGPoint, to last: CGPoint) {
    let (start, end) = (read(first), read(last))
    func span(_ one: CGFloat, _ other: CGFloat, _ axis: Axis) -> Span? {
      guard let one = proxy.datum(at: one, along: axis),
        let other = proxy.datum(at: other, along: axis)
      else { return nil }
      return Span(one, other)
    }
    settings.x.selection?.range?(span(start.x, end.x, .horizontal))
    settings.y.selection?.range?(span(start.y, end.y, .vertical))
  }
}

extension ChartSettings {
  /// Whether somebody wants to know what the pointer is at.
  var selects: Bool { x.selection != nil || y.selection != nil || angle != nil }
}
