public import PortableUI

extension View {
  /// The shape of the points of each value, in the order of the legend.
  public func chartSymbolScale<Value: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<Value, S>
  ) -> some View {
    chartSettings { $0.symbols.say(mapping) { $0 } }
  }

  /// The shapes of the points of the values of `domain`, one after the other.
  public func chartSymbolScale<D: ScaleDomain, S: ChartSymbolShape>(
    domain: D, range: [S]
  ) -> some View {
    chartSettings {
      $0.symbols.domain = DomainChoice(domain).data
      $0.symbols.range = range
    }
  }

  /// Which values have a shape of their own, in the order of the legend.
  public func chartSymbolScale<D: ScaleDomain>(domain: D) -> some View {
    chartSettings { $0.symbols.domain = DomainChoice(domain).data }
  }

  /// The shapes of points, one value after the other.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chartSettings { $0.symbols.range = range }
  }

  /// The shape of the points of each value of `domain`.
  public func chartSymbolScale<Value: Plottable, S: ChartSymbolShape>(
    domain: [Value], mapping: @escaping (Value) -> S
  ) -> some View {
    chartSettings {
      $0.symbols.domain = domain.map(\.datum)
      $0.symbols.look = { datum in Value(datum: datum).map { mapping($0) } }
    }
  }

  /// The shape of the points of each value.
  public func chartSymbolScale<Value: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (Value) -> S
  ) -> some View {
    chartSettings { $0.symbols.look = { datum in Value(datum: datum).map { mapping($0) } } }
  }
}
