/// Where a value lies between two others.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
  @Environment(\.gaugeStyles) private var styles

  init(
    _ fraction: Double, _ label: Label, _ currentValueLabel: CurrentValueLabel,
    _ bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
  ) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.bounds = bounds
  }
}

/// The part of the way through `bounds` at which `value` lies, from 0 to 1.
private func part<V: BinaryFloatingPoint>(of value: V, in bounds: ClosedRange<V>) -> Double {
  let room = bounds.upperBound - bounds.lowerBound
  guard room > 0 else { return 0 }
  let part = Double((value - bounds.lowerBound) / room)
  return part > 0 ? min(1, part) : 0
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Where `value` lies in `bounds`, with a label made of views.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(part(of: value, in: bounds), label(), EmptyView(), nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Where `value` lies in `bounds`, with labels for what it is and how much.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(part(of: value, in: bounds), label(), currentValueLabel(), nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Where `value` lies in `bounds`, with labels for what it is, how much, and the bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      part(of: value, in: bounds), label(), currentValueLabel(),
      (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge: View {
  /// What the style makes of it.
  public var body: some View {
    Group {
      styles.show(configuration, at: \.gaugeStyles) {
        PlainGauge(appearance: $0 ?? .linear, configuration: configuration)
      }
    }
    .layer(LayerContent(namesControl: true))
  }

  @MainActor
  private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction, label: .init(erased: ErasedContent(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(erased: ErasedContent(currentValueLabel)),
      minimumValueLabel: bounds.map { .init(erased: ErasedContent($0.minimum)) },
      maximumValueLabel: bounds.map { .init(erased: ErasedContent($0.maximum)) })
  }
}
