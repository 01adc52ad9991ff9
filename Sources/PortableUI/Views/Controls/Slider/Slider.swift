import Foundation
import LayoutEngine

/// A value between two ends, to be moved along a line.
///
/// Its label is its name for assistive technologies; it is not seen.
public struct Slider<Label: View, ValueLabel: View> {
  let track: SliderValue
  let label: Label
  let ends: (least: ValueLabel, most: ValueLabel)?
  @Environment(\.areFieldsNamed) private var isNamed
  @Environment(\.areLabelsHidden) private var isLabelHidden

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
  /// The line, between the views at its ends. In a form its name stands before it.
  public var body: some View {
    if isNamed, !isLabelHidden, Label.self != EmptyView.self {
      HStack {
        // The line has the name already.
        label.accessibilityHidden(true)
        Spacer()
        SliderLine(slider: self).frame(maxWidth: 240)
      }
    } else {
      SliderLine(slider: self)
    }
  }
}

/// The line of a slider, between the views at its ends.
struct SliderLine<Label: View, ValueLabel: View>: View {
  let slider: Slider<Label, ValueLabel>

  var body: some View {
    if let ends = slider.ends {
      HStack {
        ends.least
        SliderTrack(track: slider.track, label: slider.label)
        ends.most
      }
    } else {
      SliderTrack(track: slider.track, label: slider.label)
    }
  }
}
