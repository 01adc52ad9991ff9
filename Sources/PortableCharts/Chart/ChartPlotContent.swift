import Foundation
public import PortableUI

/// The marks of a chart and the lines behind them, as `chartPlotStyle` is given them.
public struct ChartPlotContent {
  let model: ChartModel
  let settings: ChartSettings
  let lines: [AxisMarkup.Line]
  let values: EnvironmentValues
  @Environment(\.layoutDirection) private var direction

  init(
    model: ChartModel, settings: ChartSettings, lines: [AxisMarkup.Line],
    values: EnvironmentValues
  ) {
    self.model = model
    self.settings = settings
    self.lines = lines
    self.values = values
  }
}

extension ChartPlotContent: View {
  /// How far marks at the edge of the plot are seen beyond it.
  static var margin: CGFloat { 12 }

  /// The marks, and what stands beside them.
  public var body: some View {
    Color.clear
      .overlay {
        Canvas { context, size in
          if direction == .rightToLeft { context.mirror(across: size.width) }
          context.translateBy(x: Self.margin, y: Self.margin)
          let plot = CGSize(
            width: size.width - 2 * Self.margin, height: size.height - 2 * Self.margin)
          guard plot.width > 0, plot.height > 0 else { return }
          draw(lines, in: plot, context)
          PlotPainter(PlotGeometry(model: model, size: plot)).draw(in: context)
        }
        .accessibilityHidden(true)
        .padding(-Self.margin)
      }
      .overlay { MarkViews(model: model, values: values, hearsPointer: settings.selects) }
      .modifier(Selecting(model: model, settings: settings))
      .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
  }

  private func draw(_ lines: [AxisMarkup.Line], in size: CGSize, _ context: GraphicsContext) {
    for line in lines {
      let scale = line.isVertical ? model.x : model.y
      let length = Double(line.isVertical ? size.width : size.height)
      guard let scale, let place = line.spot.position(on: scale, in: length), place >= -0.5,
        place <= length + 0.5
      else { continue }
      let position = CGFloat(place)
      let path = Path {
        $0.move(to: line.isVertical ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position))
        $0.addLine(
          to: line.isVertical
            ? CGPoint(x: position, y: size.height) : CGPoint(x: size.width, y: position))
      }
      context.stroke(
        path.offsetBy(dx: line.offset.width, dy: line.offset.height), with: .style(line.style),
        style: line.stroke)
    }
  }
}
