public import Foundation
public import PortableUI

/// How large points are by their value: the areas of the squares around them.
extension View {
  /// How large the points of each value are.
  public func chartSymbolSizeScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, CGFloat>
  ) -> some View {
    let areas = Dictionary(
      mapping.map { ($0.key.datum, $0.value) }, uniquingKeysWith: { one, _ in one })
    return chartSettings {
      $0.symbolSizes.domain = mapping.map { $0.key.datum }
      $0.symbolSizes.area = { areas[$0] }
    }
  }

  /// From which area to which other one points grow, while their value goes through `domain`.
  ///
  /// Of words, each has one of as many areas, or one between the first and the last.
  public func chartSymbolSizeScale<D: ScaleDomain, R: ScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View where R.VisualValue == CGFloat {
    chartSymbolSizes(DomainChoice(domain).data, range.visualValues, type)
  }

  /// From which area to which other one points grow, while their value goes through `domain`.
  public func chartSymbolSizeScale<D: ScaleDomain>(
    domain: D, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View {
    chartSymbolSizes(DomainChoice(domain).data, range.visualValues, type)
  }

  /// The values through which points grow.
  public func chartSymbolSizeScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> some View {
    chartSymbolSizes(DomainChoice(domain).data, nil, type)
  }

  /// From which area to which other one points grow with their value.
  public func chartSymbolSizeScale<R: ScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> some View where R.VisualValue == CGFloat {
    chartSymbolSizes(nil, range.visualValues, type)
  }

  /// From which area to which other one points grow with their value.
  public func chartSymbolSizeScale(
    range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View {
    chartSymbolSizes(nil, range.visualValues, type)
  }

  /// How the areas of points grow with their number.
  public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
    chartSymbolSizes(nil, nil, type)
  }

  /// How large the points of each value of `domain` are.
  public func chartSymbolSizeScale<Value: Plottable>(
    domain: [Value], mapping: @escaping (Value) -> CGFloat
  ) -> some View {
    chartSettings {
      $0.symbolSizes.domain = domain.map(\.datum)
      $0.symbolSizes.area = { datum in Value(datum: datum).map(mapping) }
    }
  }

  /// How large the points of each value are.
  public func chartSymbolSizeScale<Value: Plottable>(
    mapping: @escaping (Value) -> CGFloat
  ) -> some View {
    chartSettings { $0.symbolSizes.area = { datum in Value(datum: datum).map(mapping) } }
  }

  private func chartSymbolSizes(
    _ domain: [Datum]?, _ range: [CGFloat]?, _ type: ScaleType?
  ) -> some View {
    chartSettings {
      if let domain { $0.symbolSizes.domain = domain }
      if let range { $0.symbolSizes.range = range }
      if let type { $0.symbolSizes.type = type }
    }
  }
}
