// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

// Texts that count, and parts of texts.

@available(
  *, unavailable,
  message: "Use TimelineView with a Text and a format: Text(date, format: .dateTime)."
)
extension Text {
  public init(_: Date, style: MissingValue) { self = Text("") }
  public init(_: ClosedRange<Date>) { self = Text("") }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { self = Text("") }
  public typealias DateStyle = MissingValue
}

@available(
  *, unavailable,
  message: "Use underline(_:color:) or strikethrough(_:color:), which draw one line."
)
extension Text {
  public typealias LineStyle = MissingValue
}

@available(*, unavailable, message: "Draw with Canvas, which resolves a Text.")
extension Text {
  public typealias Layout = MissingValue
  public typealias Scale = MissingValue
}
