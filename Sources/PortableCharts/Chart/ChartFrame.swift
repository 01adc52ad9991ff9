import Foundation
import PortableUI

/// A chart, with its titles and its legend around it.
struct ChartFrame: View {
  let marks: [Mark]
  @Environment(\.chartSettings) private var settings
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let values = values
    let model = ChartModel(marks, settings.scales, calendar: values.calendar)
    let legend = Legend(model: model, settings: settings.legend, values: values)
    VStack(spacing: 4) {
      if legend.edge == .top { legend }
      titles(at: .top)
      HStack(spacing: 4) {
        if legend.edge == .leading { legend }
        titles(at: .leading)
        GeometryReader { room in
          if settings.isScrolled(model) {
            ScrolledPlane(model: model, settings: settings, values: values, room: room.size)
          } else {
            ChartPlane(model: model, settings: settings, values: values, room: room.size)
          }
        }
        .frame(idealWidth: 240, idealHeight: 160)
        titles(at: .trailing)
        if legend.edge == .trailing { legend }
      }
      titles(at: .bottom)
      if legend.edge == .bottom { legend }
    }
    .accessibilityElement(children: .contain)
    // What is said of a chart is not meant for charts in what stands in it.
    .environment(\.chartSettings, ChartSettings())
  }

  /// What words for values depend on.
  private var values: EnvironmentValues {
    var values = EnvironmentValues()
    var calendar = calendar
    calendar.timeZone = timeZone
    (values.locale, values.calendar, values.timeZone) = (locale, calendar, timeZone)
    return values
  }

  @ViewBuilder
  private func titles(at edge: Edge) -> some View {
    let titles = settings.titles.filter { $0.edge == edge }
    ForEach(titles.indices, id: \.self) { index in
      AxisTitleView(title: titles[index], edge: edge)
    }
  }
}

private struct AxisTitleView: View {
  let title: AxisTitle
  let edge: Edge

  var body: some View {
    switch edge {
    case .top, .bottom:
      words.frame(maxWidth: .infinity, alignment: title.alignment ?? title.usualAlignment)
        .padding(edge == .top ? .bottom : .top, title.spacing ?? 0)
    case .leading:
      Turned(orientation: AxisValueLabelOrientation(kind: .verticalReversed)) { words }
        .frame(maxHeight: .infinity, alignment: title.alignment ?? .center)
        .padding(.trailing, title.spacing ?? 0)
    case .trailing:
      Turned(orientation: .vertical) { words }
        .frame(maxHeight: .infinity, alignment: title.alignment ?? .center)
        .padding(.leading, title.spacing ?? 0)
    }
  }

  private var words: some View {
    title.content.font(.caption).foregroundStyle(.secondary)
  }
}

extension AxisTitle {
  /// The side of the plot on which it stands.
  var edge: Edge {
    if position.down < 0 { return .top }
    if position.down > 0 { return .bottom }
    switch position.kind {
    case .leading: return .leading
    case .trailing: return .trailing
    default: return axis == .horizontal ? .bottom : .top
    }
  }

  fileprivate var usualAlignment: Alignment {
    switch position.across {
    case ..<0: .leading
    case 0: axis == .horizontal ? .center : .trailing
    default: .trailing
    }
  }
}
