/// How gauges look.
///
/// A style of your own makes views of what it is told. `Gauge` of a style further out is not to be had
/// in it: `configuration.value`, from 0 to 1, is what it draws.
@preconcurrency @MainActor
public protocol GaugeStyle: _ViewStyle where StyleConfiguration == GaugeStyleConfiguration {
  /// A gauge: its value and its labels.
  typealias Configuration = GaugeStyleConfiguration
}

/// A gauge that is to be shown in a style.
public struct GaugeStyleConfiguration {
  /// The views that say what is measured.
  public struct Label {
    let erased: ErasedContent
  }

  /// The views that say how much it is.
  public struct CurrentValueLabel {
    let erased: ErasedContent
  }

  /// The views that say how little it can be.
  public struct MinimumValueLabel {
    let erased: ErasedContent
  }

  /// The views that say how much it can be.
  public struct MaximumValueLabel {
    let erased: ErasedContent
  }

  /// Where the value lies, from 0 to 1.
  public var value: Double

  /// What says what is measured.
  public var label: Label

  /// What says how much it is, if anything does.
  public var currentValueLabel: CurrentValueLabel?

  /// What says how little it can be, if anything does.
  public var minimumValueLabel: MinimumValueLabel?

  /// What says how much it can be, if anything does.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

typealias GaugeStyles = StyleStack<any _ViewStyle<GaugeStyleConfiguration>, GaugeAppearance>

extension EnvironmentValues {
  var gaugeStyles: GaugeStyles {
    get { self[GaugeStyles.Key.self] }
    set { self[GaugeStyles.Key.self] = newValue }
  }
}

nonisolated extension View {
  /// The style of gauges inside.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(style, at: \.gaugeStyles)
  }
}
