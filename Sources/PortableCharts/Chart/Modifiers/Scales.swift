public import PortableUI

extension View {
  /// Which values the x axis shows, and how far they are apart.
  public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chartSettings { $0.x.scale.say(DomainChoice(domain), nil, type) }
  }

  /// Across which part of the plot the x axis goes, and how far its values are apart.
  public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    chartSettings { $0.x.scale.say(nil, RangeChoice(range), type) }
  }

  /// Which values the x axis shows, across which part of the plot, and how far they are apart.
  public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View {
    chartSettings { $0.x.scale.say(DomainChoice(domain), RangeChoice(range), type) }
  }

  /// How far the values of the x axis are apart.
  public func chartXScale(type: ScaleType? = nil) -> some View {
    chartSettings { $0.x.scale.say(nil, nil, type) }
  }

  /// Which values the y axis shows, and how far they are apart.
  public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chartSettings { $0.y.scale.say(DomainChoice(domain), nil, type) }
  }

  /// Across which part of the plot the y axis goes, and how far its values are apart.
  public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    chartSettings { $0.y.scale.say(nil, RangeChoice(range), type) }
  }

  /// Which values the y axis shows, across which part of the plot, and how far they are apart.
  public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View {
    chartSettings { $0.y.scale.say(DomainChoice(domain), RangeChoice(range), type) }
  }

  /// How far the values of the y axis are apart.
  public func chartYScale(type: ScaleType? = nil) -> some View {
    chartSettings { $0.y.scale.say(nil, nil, type) }
  }
}

extension ScaleChoice {
  fileprivate mutating func say(
    _ domain: DomainChoice?, _ range: RangeChoice?, _ type: ScaleType?
  ) {
    if let domain { self.domain = domain }
    if let range { self.range = range }
    if let type { self.type = type }
  }
}
