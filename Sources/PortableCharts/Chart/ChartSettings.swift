import Foundation
import PortableUI

/// What the views around a chart say of it.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var foreground = StyleScale<AnyShapeStyle>.Choice()
  var symbols = StyleScale<any ChartSymbolShape>.Choice()
  var lines = StyleScale<StrokeStyle>.Choice()
  var symbolSizes = SymbolSizeScale.Choice()
  var legend = LegendSettings()
  var titles: [AxisTitle] = []
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var layers: [ProxyLayer] = []
  var angle: SelectionTarget?

  /// Along which axes a person moves over the plot.
  var scrolls: Axis.Set = []
  var scrollTarget: (any ChartScrollTargetBehavior)?
  var gesture: ((ChartProxy) -> AnyGesture<Void>)?

  /// What they say of scales.
  var scales: ScaleSettings {
    ScaleSettings(
      x: x.choice, y: y.choice, foreground: foreground, symbols: symbols, lines: lines,
      symbolSizes: symbolSizes)
  }
}

/// What is said of an axis.
struct AxisSettings {
  var visibility = Visibility.automatic
  var marks: [AxisMarksPlan]?
  var scale = ScaleChoice()
  var selection: SelectionTarget?

  /// How much of it is seen at once; `nil` for all.
  var visibleLength: Double?
  var position: ScrolledValue?

  /// What its marks and its scale say together: marks can ask for round ends.
  var choice: ScaleChoice {
    var choice = scale
    for plan in marks ?? [] {
      choice.roundsLower = choice.roundsLower ?? plan.values.roundsLower
      choice.roundsUpper = choice.roundsUpper ?? plan.values.roundsUpper
    }
    return choice
  }
}

/// What is at the beginning of what is seen of an axis.
struct ScrolledValue {
  /// What is to be there: at first, or from whenever it changes.
  var wanted: () -> Datum?

  /// Is told what is there.
  var write: ((Datum) -> Void)?
}

/// Words beside an axis.
struct AxisTitle {
  var axis: Axis
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView
}

/// A view over or behind a chart that is told where everything is.
struct ProxyLayer {
  var isInFront: Bool
  var alignment: Alignment
  var content: (ChartProxy) -> AnyView
}

enum ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  /// Says something of the charts inside.
  func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
