public import PortableUI

extension View {
  /// How the lines of each value are drawn, in the order of the legend.
  public func chartLineStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, StrokeStyle>
  ) -> some View {
    chartSettings { $0.lines.say(mapping) { $0 } }
  }

  /// How the lines of the values of `domain` are drawn, one after the other.
  public func chartLineStyleScale<D: ScaleDomain>(
    domain: D, range: [StrokeStyle]
  ) -> some View {
    chartSettings {
      $0.lines.domain = DomainChoice(domain).data
      $0.lines.range = range
    }
  }

  /// Which values have a line of their own, in the order of the legend.
  public func chartLineStyleScale<D: ScaleDomain>(domain: D) -> some View {
    chartSettings { $0.lines.domain = DomainChoice(domain).data }
  }

  /// How lines are drawn, one value after the other.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartSettings { $0.lines.range = range }
  }

  /// How the lines of each value of `domain` are drawn.
  public func chartLineStyleScale<Value: Plottable>(
    domain: [Value], mapping: @escaping (Value) -> StrokeStyle
  ) -> some View {
    chartSettings {
      $0.lines.domain = domain.map(\.datum)
      $0.lines.look = { datum in Value(datum: datum).map { mapping($0) } }
    }
  }

  /// How the lines of each value are drawn.
  public func chartLineStyleScale<Value: Plottable>(
    mapping: @escaping (Value) -> StrokeStyle
  ) -> some View {
    chartSettings { $0.lines.look = { datum in Value(datum: datum).map { mapping($0) } } }
  }
}
