/// Two buttons that step a value down and up, with a label before them.
public struct Stepper<Label: View> {
  let steps: () -> StepperSteps
  let label: Label
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.areLabelsApart) private var isLabelApart

  init(_ label: Label, _ steps: @escaping () -> StepperSteps) {
    self.label = label
    self.steps = steps
  }

  /// A stepper that calls `onIncrement` and `onDecrement`; a button whose action is `nil` takes no input.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let steps = StepperSteps(
      increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged)
    self.init(label()) { steps }
  }

  /// A stepper that changes `value` by `step`.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), stepping(value, nil, step, onEditingChanged))
  }

  /// A stepper that changes `value` by `step`, and does not leave `bounds`.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), stepping(value, bounds, step, onEditingChanged))
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title that calls `onIncrement` and `onDecrement`.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title that calls `onIncrement` and `onDecrement`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title that changes `value` by `step`.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), stepping(value, nil, step, onEditingChanged))
  }

  /// A stepper with a title that changes `value` by `step`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), stepping(value, nil, step, onEditingChanged))
  }

  /// A stepper with a title that changes `value` by `step`, and does not leave `bounds`.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), stepping(value, bounds, step, onEditingChanged))
  }

  /// A stepper with a title that changes `value` by `step`, and does not leave `bounds`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), stepping(value, bounds, step, onEditingChanged))
  }
}

extension Stepper: View {
  /// The label, and the buttons: in the row of a form at its other end.
  public var body: some View {
    let buttons = StepperButtons(steps: steps)
    Group {
      if isLabelHidden {
        buttons.background { UnseenLabel(label: label) }
      } else {
        HStack {
          label
          if isLabelApart { Spacer() }
          buttons
        }
      }
    }
    .layer(LayerContent(namesControl: true))
  }
}

/// Steps of a value. Asked anew for each, so that they are those of the value there is.
private func stepping<V: Strideable>(
  _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
  _ onEditingChanged: @escaping (Bool) -> Void
) -> () -> StepperSteps {
  {
    func action(by step: V.Stride) -> (() -> Void)? {
      let old = value.wrappedValue
      let new = value.wrappedValue.advanced(by: step)
      guard let bounds else { return { value.wrappedValue = new } }
      // A value outside of the bounds comes back into them with the first step that leads there.
      let bounded = min(max(new, bounds.lowerBound), bounds.upperBound)
      let isTowards = step > 0 ? bounded > old : bounded < old
      return isTowards ? { value.wrappedValue = bounded } : nil
    }
    return StepperSteps(
      increment: action(by: step), decrement: action(by: 0 - step),
      onEditingChanged: onEditingChanged)
  }
}
