import Foundation
import PortableUI

/// A plot, what stands at its axes, and what else lies over and behind both.
struct ChartPlane: View {
  let model: ChartModel
  let settings: ChartSettings
  let values: EnvironmentValues
  let room: CGSize

  /// What is around the plot, where that is scrolled.
  var scrolled: ((AnyView) -> AnyView)?
  private static var edges: [Edge] { [.leading, .trailing, .top, .bottom] }

  var body: some View {
    let markup = AxisMarkup(of: model, settings, in: room, values)
    AxesLayout(x: model.x, y: model.y, ticks: markup.ticks)() {
      plot(markup).layoutValue(key: AxesRoleKey.self, value: .plot)
      ForEach(Self.edges, id: \.self) { edge in
        let ticks = markup.ticks.filter { $0.edge == edge }
        if !ticks.isEmpty {
          TickStrip(
            edge: edge, ticks: ticks,
            scale: edge == .leading || edge == .trailing ? model.y : model.x
          )
          .layoutValue(key: AxesRoleKey.self, value: .ticks(edge))
        }
      }
      ForEach(markup.labels.indices, id: \.self) { index in
        // Each mark says its values itself.
        Omissible(content: markup.labels[index].view, axes: markup.labels[index].fittingAxes)
          .accessibilityHidden(true)
          .layoutValue(key: AxesRoleKey.self, value: .label(markup.labels[index]))
      }
    }
    .overlayPreferenceValue(PlotFrameKey.self) { layers(inFront: true, plot: $0) }
    .backgroundPreferenceValue(PlotFrameKey.self) { layers(inFront: false, plot: $0) }
  }

  private func plot(_ markup: AxisMarkup) -> some View {
    let content = ChartPlotContent(
      model: model, settings: settings, lines: markup.lines, values: values)
    let plot = settings.plotStyle.map { $0(content) } ?? AnyView(content)
    return scrolled?(plot) ?? plot
  }

  @ViewBuilder
  private func layers(inFront: Bool, plot: Anchor<CGRect>?) -> some View {
    let layers = settings.layers.filter { $0.isInFront == inFront }
    if let plot, !layers.isEmpty {
      GeometryReader { room in
        let proxy = ChartProxy(
          model: model, room: PlotRoom(size: room[plot].size), plotFrame: plot,
          selection: settings.selection)
        ForEach(layers.indices, id: \.self) { index in
          layers[index].content(proxy)
            .frame(
              maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
        }
      }
    }
  }
}

/// Where the plot is.
struct PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
