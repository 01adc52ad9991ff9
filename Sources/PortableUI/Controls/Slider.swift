import LayoutEngine

/// A value between two ends, to be moved along a line.
///
/// Its label is its name for assistive technologies; it is not seen.
public struct Slider<Label: View, ValueLabel: View> {
  let track: SliderValue
  let label: Label
  let ends: (least: ValueLabel, most: ValueLabel)?

  /// A slider with views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    track = SliderValue(value, bounds, nil, onEditingChanged)
    self.label = label()
    ends = (minimumValueLabel(), maximumValueLabel())
  }

  /// A slider that stops every `step`, with views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    track = SliderValue(value, bounds, step, onEditingChanged)
    self.label = label()
    ends = (minimumValueLabel(), maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    track = SliderValue(value, bounds, nil, onEditingChanged)
    self.label = label()
    ends = nil
  }

  /// A slider that stops every `step`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    track = SliderValue(value, bounds, step, onEditingChanged)
    self.label = label()
    ends = nil
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without a name.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: EmptyView.init, onEditingChanged: onEditingChanged)
  }

  /// A slider without a name that stops every `step`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: EmptyView.init,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider: View {
  /// The line, between the views at its ends.
  public var body: some View {
    if let ends {
      HStack {
        ends.least
        SliderTrack(track: track, label: label)
        ends.most
      }
    } else {
      SliderTrack(track: track, label: label)
    }
  }
}
