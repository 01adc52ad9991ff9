import Foundation
import PortableUI

/// What is said of the legend of a chart.
struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}

/// What the looks of marks stand for.
struct Legend: View {
  let model: ChartModel
  let settings: LegendSettings
  let values: EnvironmentValues

  /// On which side of the chart it is; `nil` where there is none.
  var edge: Edge? {
    guard settings.visibility != .hidden else { return nil }
    if settings.content == nil, items.isEmpty, model.ramp == nil { return nil }
    if settings.position.down < 0 { return .top }
    if settings.position.down > 0 { return .bottom }
    switch settings.position.kind {
    case .leading: return .leading
    case .trailing: return .trailing
    default: return .bottom
    }
  }

  var body: some View {
    Group {
      if let content = settings.content {
        content
      } else if let ramp = model.ramp {
        RampLegend(ramp: ramp, values: values)
      } else {
        LegendLayout(isStanding: isBeside)() {
          ForEach(items, id: \.self) { datum in
            LegendItem(datum: datum, model: model, words: datum.words(in: values))
          }
        }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .frame(
      maxWidth: isBeside ? nil : .infinity, maxHeight: isBeside ? .infinity : nil,
      alignment: settings.alignment ?? usualAlignment
    )
    .padding(inner, settings.spacing ?? 4)
  }

  private var isBeside: Bool { edge == .leading || edge == .trailing }

  private var inner: Edge.Set {
    switch edge {
    case .top: .bottom
    case .leading: .trailing
    case .trailing: .leading
    default: .top
    }
  }

  private var usualAlignment: Alignment {
    if isBeside { return .topLeading }
    return settings.position.across > 0 ? .trailing : .leading
  }

  /// The values of all looks: one value may have several.
  private var items: [Datum] {
    var seen: Set<Datum> = []
    return (model.foreground.data + model.symbols.data + model.lines.data)
      .filter { seen.insert($0).inserted }
  }
}

private struct LegendItem: View {
  let datum: Datum
  let model: ChartModel
  let words: String

  var body: some View {
    HStack(spacing: 5) {
      sample.accessibilityHidden(true)
      Text(verbatim: words)
    }
  }

  @ViewBuilder
  private var sample: some View {
    let style = model.foreground[datum] ?? AnyShapeStyle(HierarchicalShapeStyle.secondary)
    if let line = model.lines[datum] {
      Path {
        $0.move(to: CGPoint(x: 0, y: 4))
        $0.addLine(to: CGPoint(x: 22, y: 4))
      }
      .stroke(style, style: line)
      .frame(width: 22, height: 8)
    } else {
      point(style)
    }
  }
}

extension LegendItem {
  private func point(_ style: AnyShapeStyle) -> AnyView {
    func filled(_ shape: some ChartSymbolShape) -> AnyView {
      AnyView(shape.fill(style).frame(width: 8, height: 8))
    }
    let shape: any ChartSymbolShape = model.symbols[datum] ?? Palette.symbols[0]
    return filled(shape)
  }
}
