enum GaugeAppearance: Hashable {
  case linear, accessoryLinear, accessoryLinearCapacity
  case accessoryCircular, accessoryCircularCapacity
}

/// A style that the desktop shows.
protocol NativeGaugeStyle: GaugeStyle, NativeStyle where Appearance == GaugeAppearance {}

extension NativeGaugeStyle {
  /// The gauge as the desktop shows it.
  public func makeBody(configuration: Configuration) -> some View {
    PlainGauge(appearance: appearance ?? .linear, configuration: configuration)
  }
}

/// The style of gauges for which none was chosen: a line.
public struct DefaultGaugeStyle: NativeGaugeStyle {
  /// The usual style.
  public init() {}
  nonisolated var appearance: GaugeAppearance? { .linear }
}

/// A line that is full up to the value, below the label.
public struct LinearCapacityGaugeStyle: NativeGaugeStyle {
  /// A line.
  public init() {}
  nonisolated var appearance: GaugeAppearance? { .linear }
}

/// A line with a dot at the value, between the bounds.
public struct AccessoryLinearGaugeStyle: NativeGaugeStyle {
  /// A line with a dot.
  public init() {}
  nonisolated var appearance: GaugeAppearance? { .accessoryLinear }
}

/// A line that is full up to the value, below a small label.
public struct AccessoryLinearCapacityGaugeStyle: NativeGaugeStyle {
  /// A line with small labels.
  public init() {}
  nonisolated var appearance: GaugeAppearance? { .accessoryLinearCapacity }
}

/// A ring that is open below, with a dot at the value, around how much that is.
public struct AccessoryCircularGaugeStyle: NativeGaugeStyle {
  /// An open ring with a dot.
  public init() {}
  nonisolated var appearance: GaugeAppearance? { .accessoryCircular }
}

/// A ring that is full up to the value, around how much that is.
public struct AccessoryCircularCapacityGaugeStyle: NativeGaugeStyle {
  /// A ring.
  public init() {}
  nonisolated var appearance: GaugeAppearance? { .accessoryCircularCapacity }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The usual style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A line.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a dot.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A line with small labels.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a dot.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
