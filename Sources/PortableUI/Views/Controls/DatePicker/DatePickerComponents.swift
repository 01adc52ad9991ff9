/// What of a date a person chooses.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts, as bits.
  public let rawValue: UInt

  /// Parts, as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, in its month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}
