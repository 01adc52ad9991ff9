public import PortableUI

extension View {
  /// Writes into `value` what the pointer is at along the x axis, while it is over the plot or pressed there.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.x.selection.set(value) }
  }

  /// Writes into `range` from where to where the pointer was drawn along the x axis. A tap takes it back.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartSettings { $0.x.selection.set(range) }
  }

  /// Writes into `value` what the pointer is at along the y axis, while it is over the plot or pressed there.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.y.selection.set(value) }
  }

  /// Writes into `range` from where to where the pointer was drawn along the y axis. A tap takes it back.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartSettings { $0.y.selection.set(range) }
  }

  /// Writes into `value` what all slices have come to where the pointer is: the slice is the one with which
  /// their sum reaches it.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.angle.set(value) }
  }

  /// Adds a gesture to the plot, which is made with where its values are.
  ///
  /// It stands in the place of the gestures by which the chart itself selects.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chartSettings { settings in
      settings.gesture = { AnyGesture(gesture($0).map { _ in }) }
    }
  }
}

extension SelectionTarget? {
  fileprivate mutating func set<P: Plottable>(_ value: Binding<P?>) {
    var target = self ?? SelectionTarget()
    target.value = { datum in
      let found = datum.flatMap { P(datum: $0) }
      if found?.datum != value.wrappedValue?.datum { value.wrappedValue = found }
    }
    self = target
  }

  fileprivate mutating func set<P: Plottable & Comparable>(_ range: Binding<ClosedRange<P>?>) {
    var target = self ?? SelectionTarget()
    target.range = { span in
      guard let span, let one = P(datum: span.lower), let other = P(datum: span.upper) else {
        if range.wrappedValue != nil { range.wrappedValue = nil }
        return
      }
      let found = min(one, other)...max(one, other)
      if found != range.wrappedValue { range.wrappedValue = found }
    }
    self = target
  }
}
