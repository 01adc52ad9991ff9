public import PortableUI

extension View {
  /// Along which axes a person can move over the plot, where less than all of it is seen at once: see
  /// `chartXVisibleDomain(length:)`.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSettings { $0.scrolls = axes }
  }

  /// How much of the x axis is seen at once: so much of its numbers, so many seconds of dates, so many words. It
  /// counts where the axis can be scrolled.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSettings { $0.x.visibleLength = length.datum.amount }
  }

  /// How much of the y axis is seen at once, where it can be scrolled. It begins at its top.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSettings { $0.y.visibleLength = length.datum.amount }
  }

  /// The value of the x axis at which begins what is seen of it: written while a person scrolls, and scrolled to when
  /// it changes.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartSettings { $0.x.position = ScrolledValue(x) }
  }

  /// The value of the y axis at the top of what is seen of it: written while a person scrolls, and scrolled to
  /// when it changes.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartSettings { $0.y.position = ScrolledValue(y) }
  }

  /// The value of the y axis at the top of what is seen of it at first.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chartSettings { $0.y.position = ScrolledValue { initialY.datum } }
  }

  /// Decides where the plot comes to rest that a person has scrolled.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chartSettings { $0.scrollTarget = behavior }
  }

  /// The value of the x axis at which begins what is seen of it at first.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chartSettings { $0.x.position = ScrolledValue { initialX.datum } }
  }
}

extension ScrolledValue {
  fileprivate init<P: Plottable>(_ binding: Binding<P>) {
    self.init {
      binding.wrappedValue.datum
    } write: { datum in
      guard let value = P(datum: datum), value.datum != binding.wrappedValue.datum else { return }
      binding.wrappedValue = value
    }
  }
}
