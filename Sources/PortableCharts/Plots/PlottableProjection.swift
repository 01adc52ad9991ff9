public import Foundation
public import PortableUI

/// A value of each element of a collection, with the words for what it is.
///
///     PointPlot(people, x: .value("Age", \.age), y: .value("Height", \.height))
public struct PlottableProjection<DataElement, Value: Plottable> {
  private let label: Text
  private let span: (DataElement) -> Span

  private init(label: Text, span: @escaping (DataElement) -> Span) {
    (self.label, self.span) = (label, span)
  }

  /// The value of an element.
  subscript(element: DataElement) -> PlottableValue<Value> {
    PlottableValue(label: label, span: span(element))
  }

  /// The property at `path`; `label` says what it is.
  public static func value(_ label: Text, _ path: KeyPath<DataElement, Value>) -> Self {
    Self(label: label) { Span($0[keyPath: path].datum) }
  }

  /// The property at `path`; `labelKey` says what it is.
  public static func value(
    _ labelKey: LocalizedStringKey, _ path: KeyPath<DataElement, Value>
  ) -> Self {
    .value(Text(labelKey), path)
  }

  /// The property at `path`; `label` says what it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ path: KeyPath<DataElement, Value>
  ) -> Self {
    .value(Text(label), path)
  }
}

extension PlottableProjection {
  /// All values from one property to another, of which a bar takes the whole width.
  public static func value(
    _ label: Text, _ lower: KeyPath<DataElement, Value>, _ upper: KeyPath<DataElement, Value>
  ) -> Self {
    Self(label: label) { Span($0[keyPath: lower].datum, $0[keyPath: upper].datum) }
  }

  /// All values from one property to another, of which a bar takes the whole width.
  public static func value(
    _ labelKey: LocalizedStringKey, _ lower: KeyPath<DataElement, Value>,
    _ upper: KeyPath<DataElement, Value>
  ) -> Self {
    .value(Text(labelKey), lower, upper)
  }

  /// All values from one property to another, of which a bar takes the whole width.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ lower: KeyPath<DataElement, Value>, _ upper: KeyPath<DataElement, Value>
  ) -> Self {
    .value(Text(label), lower, upper)
  }
}

extension PlottableProjection where Value == Date {
  /// The hour, day, month, … in which the property lies, of which a bar takes the whole width.
  public static func value(
    _ label: Text, _ path: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    Self(label: label) {
      PlottableValue<Date>.value(label, $0[keyPath: path], unit: unit, calendar: calendar).span
    }
  }

  /// The hour, day, month, … in which the property lies, of which a bar takes the whole width.
  public static func value(
    _ labelKey: LocalizedStringKey, _ path: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    .value(Text(labelKey), path, unit: unit, calendar: calendar)
  }

  /// The hour, day, month, … in which the property lies, of which a bar takes the whole width.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ path: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    .value(Text(label), path, unit: unit, calendar: calendar)
  }
}
