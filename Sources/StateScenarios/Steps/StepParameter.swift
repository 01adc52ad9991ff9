public import ViewTesting

/// A value that the closure of a step takes: out of the step's words, from below it, or the screen.
///
/// Ready ones are `String`, `Int`, `Double` and `Duration` for the words; ``DataTable`` and ``DocString``
/// for what stands below; `Screen` for the screen that the scenario runs on. An enum of words takes one
/// by conforming, and no more:
///
///     enum Quality: String, StepParameter { case good, slow, none }
///
///     Given("the connection is {word}") { (quality: Quality) in connection.quality = quality }
@MainActor
public protocol StepParameter {
  /// The next value of a step, for a closure that takes several from left to right.
  ///
  /// Throws a ``StepMismatch`` where the step has none.
  static func next(in values: inout StepValues) throws -> Self
}

/// Says why a step does not fit the closure of its definition.
public struct StepMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// What does not fit.
  public let description: String

  /// A mismatch, said in a sentence.
  public init(_ description: String) { self.description = description }
}

extension StepParameter where Self: RawRepresentable, RawValue == String {
  /// The value that the next words of the step are the raw value of.
  public static func next(in values: inout StepValues) throws -> Self {
    let words = try values.nextWords()
    guard let value = Self(rawValue: words) else {
      throw StepMismatch("'\(words)' is no \(Self.self).")
    }
    return value
  }
}

extension String: StepParameter {
  /// What the next placeholder stands for, without quotation marks.
  public static func next(in values: inout StepValues) throws -> String { try values.nextWords() }
}

extension Int: StepParameter {
  /// The number that the next placeholder stands for.
  public static func next(in values: inout StepValues) throws -> Int {
    let words = try values.nextWords()
    guard let number = Int(words) else { throw StepMismatch("'\(words)' is no whole number.") }
    return number
  }
}

extension Double: StepParameter {
  /// The number that the next placeholder stands for.
  public static func next(in values: inout StepValues) throws -> Double {
    let words = try values.nextWords()
    guard let number = Double(words) else { throw StepMismatch("'\(words)' is no number.") }
    return number
  }
}

extension Duration: StepParameter {
  /// The time that the next placeholder stands for.
  public static func next(in values: inout StepValues) throws -> Duration {
    let words = try values.nextWords()
    guard let duration = SpokenDuration.read(words) else {
      throw StepMismatch("'\(words)' is no duration, such as 2 seconds or 300 ms.")
    }
    return duration
  }
}

extension DataTable: StepParameter {
  /// The table below the step.
  public static func next(in values: inout StepValues) throws -> DataTable {
    try values.takeTable()
  }
}

extension DocString: StepParameter {
  /// The text below the step.
  public static func next(in values: inout StepValues) throws -> DocString {
    try values.takeDocString()
  }
}

extension Screen: StepParameter {
  /// The screen that the scenario runs on, made by now if it was not before.
  public static func next(in values: inout StepValues) throws -> Self {
    guard let screen = try values.screen() as? Self else {
      preconditionFailure("A screen is of the one class that there is.")
    }
    return screen
  }
}
