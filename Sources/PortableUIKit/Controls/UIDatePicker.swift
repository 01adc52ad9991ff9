public import Foundation
import PortableUI

/// What of a date a ``UIDatePicker`` asks for.
public nonisolated enum UIDatePickerMode: Int, Sendable { case time, date, dateAndTime }

/// How a ``UIDatePicker`` looks. A desktop has no wheels.
public nonisolated enum UIDatePickerStyle: Int, Sendable {
  /// What is usual.
  case automatic = 0
  /// A button that says the day and opens a calendar, and fields for the time.
  case compact = 2
  /// A calendar that is always seen.
  case inline = 3
}

/// Lets a person choose a day, a time, or both.
@preconcurrency @MainActor
open class UIDatePicker: UIControl, SpeakingView {
  /// What is chosen. A date beyond the range is the nearest one in it.
  open var date = Date() {
    didSet {
      let clamped = inRange(date)
      if clamped != date { date = clamped }
      if date != oldValue { contentChanged() }
    }
  }

  /// The first that can be chosen.
  open var minimumDate: Date? { didSet { rangeChanged() } }

  /// The last that can be chosen.
  open var maximumDate: Date? { didSet { rangeChanged() } }

  /// What of a date a person chooses.
  open var datePickerMode = UIDatePickerMode.dateAndTime { didSet { contentChanged() } }

  /// How it looks.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { contentChanged() } }

  /// In which language dates are told; `nil` for the person's.
  open var locale: Locale? { didSet { contentChanged() } }

  /// In which calendar they are told.
  open var calendar: Calendar! = .current { didSet { contentChanged() } }

  /// In which time zone; `nil` for the one of the calendar.
  open var timeZone: TimeZone? { didSet { contentChanged() } }

  /// Chooses a date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize { naturalSize.roundedUp }

  // As in UIKit, a range that ends before it begins says nothing.
  private var range: ClosedRange<Date> {
    let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return first <= last ? first...last : .distantPast ... .distantFuture
  }

  private func inRange(_ date: Date) -> Date {
    min(max(date, range.lowerBound), range.upperBound)
  }

  private func rangeChanged() {
    date = inRange(date)
    looksChanged()
  }

  /// A person chose one.
  private func take(_ date: Date) {
    self.date = date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time: .hourAndMinute
    case .date: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }

  override func makeContent() -> AnyView? {
    let chosen = Binding(
      get: { [weak self] in self?.date ?? .now }, set: { [weak self] in self?.take($0) })
    let calendar = calendar ?? .current
    let picker = picker(chosen).labelsHidden().disabled(!isEnabled)
      .environment(\.calendar, calendar)
      .environment(\.timeZone, timeZone ?? calendar.timeZone)
      .environment(\.locale, locale ?? calendar.locale ?? .current)
    return preferredDatePickerStyle == .inline
      ? AnyView(picker.datePickerStyle(.graphical)) : AnyView(picker.datePickerStyle(.compact))
  }

  private func picker(_ chosen: Binding<Date>) -> DatePicker<Text> {
    switch (minimumDate == nil, maximumDate == nil) {
    case (true, true): DatePicker("", selection: chosen, displayedComponents: components)
    case (false, true):
      DatePicker("", selection: chosen, in: range.lowerBound..., displayedComponents: components)
    case (true, false):
      DatePicker("", selection: chosen, in: ...range.upperBound, displayedComponents: components)
    case (false, false):
      DatePicker("", selection: chosen, in: range, displayedComponents: components)
    }
  }
}
