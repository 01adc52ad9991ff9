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
    domain: D, range: [S], type: ScaleType? = nil
  ) -> some View {
    chartForegroundStyles(DomainChoice(domain).data, range.map { AnyShapeStyle($0) }, type)
  }

  /// What marks of the values of `domain` are painted with, one after the other.
  @_disfavoredOverload
  public func chartForegroundStyleScale<D: ScaleDomain, R: ScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View where R.VisualValue: ShapeStyle {
    chartForegroundStyleScale(domain: domain, range: range.visualValues, type: type)
  }

  /// Which values have a look of their own, in the order of the legend.
  public func chartForegroundStyleScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> some View {
    chartForegroundStyles(DomainChoice(domain).data, nil, type)
  }

  /// What marks are painted with, one value after the other; of numbers, those between are mixtures.
  public func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> some View {
    chartForegroundStyles(nil, range.map { AnyShapeStyle($0) }, type)
  }

  /// What marks are painted with: the colours of a gradient, from the least number to the greatest.
  @_disfavoredOverload
  public func chartForegroundStyleScale<R: ScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> some View where R.VisualValue: ShapeStyle {
    chartForegroundStyleScale(range: range.visualValues, type: type)
  }

  /// How far numbers are apart that colours stand for; with `category` each has a colour of its own.
  public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
    chartForegroundStyles(nil, nil, type)
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

  private func chartForegroundStyles(
    _ domain: [Datum]?, _ range: [AnyShapeStyle]?, _ type: ScaleType?
  ) -> some View {
    chartSettings {
      if let domain { $0.foreground.domain = domain }
      if let range { $0.foreground.range = range }
      if let type { $0.foreground.type = type }
    }
  }
}

extension StyleScale.Choice {
  /// Looks of values, each of which is named.
  mutating func say<Value: Plottable, Given>(
    _ mapping: KeyValuePairs<Value, Given>, _ look: (Given) -> Look
  ) {
    domain = mapping.map { $0.key.datum }
    range = mapping.map { look($0.value) }
  }
}
