public import Foundation
public import PortableUI

extension View {
  /// What marks of each value are painted with, in the order of the legend.
  public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, S>
  ) -> some View {
    chartSettings { $0.foreground.say(mapping) { AnyShapeStyle($0) } }
  }

  /// What marks of the values of `domain` are painted with, one after the other.
  public func chartForegroundStyleScale<D: ScaleDomain, S: ShapeStyle>(
    domain: D, range: [S]
  ) -> some View {
    chartSettings {
      $0.foreground.domain = DomainChoice(domain).data
      $0.foreground.range = range.map { AnyShapeStyle($0) }
    }
  }

  /// Which values have a look of their own, in the order of the legend.
  public func chartForegroundStyleScale<D: ScaleDomain>(domain: D) -> some View {
    chartSettings { $0.foreground.domain = DomainChoice(domain).data }
  }

  /// What marks are painted with, one value after the other; of numbers, those between are mixtures.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    chartSettings { $0.foreground.range = range.map { AnyShapeStyle($0) } }
  }

  /// The colours of numbers, from the least to the greatest.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    chartForegroundStyleScale(range: range.stops.map(\.color))
  }

  /// What marks of the values of `domain` are painted with.
  public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> S
  ) -> some View {
    chartSettings {
      $0.foreground.domain = domain.map(\.datum)
      $0.foreground.look = { datum in Value(datum: datum).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// What marks of each value are painted with.
  public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
    mapping: @escaping (Value) -> S
  ) -> some View {
    chartSettings {
      $0.foreground.look = { datum in Value(datum: datum).map { AnyShapeStyle(mapping($0)) } }
    }
  }

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

  /// The shapes of points, one value after the other.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chartSettings { $0.symbols.range = range }
  }

  /// How the lines of each value are drawn, in the order of the legend.
  public func chartLineStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, StrokeStyle>
  ) -> some View {
    chartSettings { $0.lines.say(mapping) { $0 } }
  }

  /// How lines are drawn, one value after the other.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartSettings { $0.lines.range = range }
  }

  /// From which area to which other one points grow with their number.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chartSettings {
      $0.symbolSizes = Double(range.lowerBound)...Double(range.upperBound)
    }
  }
}

extension StyleScale.Choice {
  fileprivate mutating func say<Value: Plottable, Given>(
    _ mapping: KeyValuePairs<Value, Given>, _ look: (Given) -> Look
  ) {
    domain = mapping.map { $0.key.datum }
    range = mapping.map { look($0.value) }
  }
}
