import LayoutEngine

/// What a slider moves, whatever the type of its numbers.
struct SliderValue {
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ range: ClosedRange<V>, _ step: V.Stride?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value =
      value as? Binding<Double>
      ?? Binding {
        Double(value.wrappedValue)
      } set: {
        value.wrappedValue = V($0)
      }
    self.range = Double(range.lowerBound)...Double(range.upperBound)
    self.step = step.map { Double($0) }
    self.onEditingChanged = onEditingChanged
  }
}

/// The line of a slider.
struct SliderTrack<Label: View> {
  let track: SliderValue
  let label: Label

  /// Whether it is the line behind a column.
  var isDivider = false

  /// Whether that column is behind the line, which makes it wider on its way to the left.
  var isBefore = false

  /// Whether it lies below a pane instead.
  var isVertical = false
}

extension SliderTrack: View, PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<Self> { SliderNode(self, at: place) }
}

final class SliderNode<Label: View>: UnseenNode<SliderTrack<Label>, Label> {
  /// Where a person holds it, unless the model has answered.
  private var draft: ControlDraft<Double, Double>?
  private var isHeld = false

  override func unseen() -> Label { view.label }

  // A line between columns is as high as they are.
  override func boxContent(of content: ElementContent) -> BoxContent {
    .leaf(StretchShape(axes: view.isDivider ? [.horizontal, .vertical] : .horizontal))
  }

  override func content() -> ElementContent {
    let values = EnvironmentValues(scope: scope)
    let range = view.track.range
    return .shown(
      SliderContent(
        value: min(max(position, range.lowerBound), range.upperBound),
        lower: range.lowerBound, upper: range.upperBound, step: view.track.step,
        isEnabled: values.isEnabled, tint: values.tint, label: unseenText,
        isDivider: view.isDivider, isBefore: view.isBefore, isVertical: view.isVertical))
  }

  override func receive(_ event: ElementEvent) {
    switch event {
    case .slide(let value): move(to: settled(value))
    case .editing(let isEditing):
      isHeld = isEditing
      endDraft()
      view.track.onEditingChanged(isEditing)
    default: break
    }
  }

  private var position: Double {
    let value = view.track.value.wrappedValue
    if let held = draft?.shown(over: value) { return held }
    draft = nil
    return value
  }

  private func move(to position: Double) {
    let value = view.track.value
    let draft = ControlDraft.write(position, meaning: position) {
      value.wrappedValue
    } _: {
      value.wrappedValue = position
    }
    guard isHeld else { return }
    self.draft = draft
    invalidate()
  }

  /// Who lets go of it sees where the model has it.
  private func endDraft() {
    guard draft != nil else { return }
    draft = nil
    invalidate()
  }

  /// The nearest value in the range at which the slider stops.
  private func settled(_ value: Double) -> Double {
    let range = view.track.range
    var value = value
    if let step = view.track.step, step > 0 {
      value = range.lowerBound + ((value - range.lowerBound) / step).rounded() * step
      if value > range.upperBound { value -= step }
    }
    return min(max(value, range.lowerBound), range.upperBound)
  }
}
