/// Which value a throttle holds, and when it may send it.
struct ThrottleStateMachine<Value, Failure: Error, Time: Strideable> {
  /// When to come back for the value that is held.
  enum Appointment {
    /// As soon as the scheduler can.
    case now

    /// At a date.
    case later(Time)
  }

  private let interval: Time.Stride
  private let latest: Bool
  private var held: Value?
  private var lastSent: Time?
  private var completion: Subscribers.Completion<Failure>?

  init(interval: Time.Stride, latest: Bool) {
    self.interval = interval
    self.latest = latest
  }

  /// Takes a value in; returns an appointment where there is none yet.
  ///
  /// What is not held, be it this value or the one before, comes back in `value`, to be released
  /// outside of locks.
  mutating func receive(_ value: inout Value?, now: Time) -> Appointment? {
    guard held == nil else {
      if latest { swap(&held, &value) }
      return nil
    }
    swap(&held, &value)
    guard let next = lastSent?.advanced(by: interval), next > now else { return .now }
    return .later(next)
  }

  /// Takes the completion in; returns false where it may be sent at once.
  mutating func complete(_ completion: Subscribers.Completion<Failure>) -> Bool {
    if held != nil { self.completion = completion }
    return held != nil
  }

  /// Keeps the appointment.
  mutating func send(now: Time) -> (value: Value, completion: Subscribers.Completion<Failure>?)? {
    guard let held = drop() else { return nil }
    lastSent = now
    return (held, completion)
  }

  /// Gives up what is held.
  mutating func drop() -> Value? {
    defer { held = nil }
    return held
  }
}
