import Foundation
import PortableUI

/// Where a chart says what a person points at.
struct SelectionTarget {
  var value: ((Datum?) -> Void)?
  var range: ((Span?) -> Void)?
}

/// Where a chart says what a person chose along each of its axes, and around the middle.
struct SelectionTargets {
  var x: SelectionTarget?
  var y: SelectionTarget?
  var angle: SelectionTarget?

  /// Nothing is pointed at.
  func clear() {
    for target in [x, y, angle] { target?.value?(nil) }
  }
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

  private var proxy: ChartProxy {
    ChartProxy(model: model, room: room, plotFrame: nil, selection: settings.selection)
  }

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
    guard let point = place.map(read) else { return settings.selection.clear() }
    proxy.selectXValue(at: point.x)
    proxy.selectYValue(at: point.y)
    if settings.selection.angle?.value != nil { proxy.selectAngleValue(at: proxy.angle(at: point)) }
  }

  private func select(from first: CGPoint, to last: CGPoint) {
    let (start, end) = (read(first), read(last))
    proxy.selectXRange(from: start.x, to: end.x)
    proxy.selectYRange(from: start.y, to: end.y)
  }
}

extension ChartSettings {
  /// Where the chart says what a person chose.
  var selection: SelectionTargets {
    SelectionTargets(x: x.selection, y: y.selection, angle: angle)
  }

  /// Whether somebody wants to know what the pointer is at.
  var selects: Bool { x.selection != nil || y.selection != nil || angle != nil }
}
