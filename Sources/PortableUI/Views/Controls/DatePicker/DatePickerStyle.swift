/// How date pickers look. The styles are those below, and no type of an app's own can be one.
public protocol DatePickerStyle: Sendable {
  /// What the desktop is told to show.
  var appearance: _DatePickerAppearance { get }
}

/// One of the ways in which the desktop shows date pickers.
public struct _DatePickerAppearance: Hashable, Sendable {
  let isGraphical: Bool
}

enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: _DatePickerAppearance { _DatePickerAppearance(isGraphical: false) }
}

/// The style of date pickers for which none was chosen: the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The usual style.
  public init() {}
  /// A button, and fields.
  public var appearance: _DatePickerAppearance { _DatePickerAppearance(isGraphical: false) }
}

/// A button that says the day and opens a calendar, and fields for the time.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// A button, and fields.
  public init() {}
  /// A button, and fields.
  public var appearance: _DatePickerAppearance { _DatePickerAppearance(isGraphical: false) }
}

/// The same as ``CompactDatePickerStyle``: the desktop has no field for days.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// A button, and fields.
  public init() {}
  /// A button, and fields.
  public var appearance: _DatePickerAppearance { _DatePickerAppearance(isGraphical: false) }
}

/// A calendar that is always seen, and fields for the time below.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A calendar.
  public init() {}
  /// A calendar.
  public var appearance: _DatePickerAppearance { _DatePickerAppearance(isGraphical: true) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The usual style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button that opens a calendar, and fields for the time.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The same as `compact`.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar, and fields for the time.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

nonisolated extension View {
  /// The style of date pickers inside.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0[DatePickerStyleKey.self] = style.appearance }
  }
}
