public import Foundation
import Threads

extension Timer {
  /// Sends the date every so often, from its `connect()` on.
  ///
  /// All subscribers share one timer of the run loop. A date that is not demanded is missed. The
  /// stream never ends by itself; cancelling the connection stops the timer, and `connect()` starts
  /// it again.
  public final class TimerPublisher: ConnectablePublisher {
    /// Sends the moment at which the timer fired.
    public typealias Output = Date

    /// Never fails.
    public typealias Failure = Never

    /// The time from one date to the next, in seconds.
    public let interval: TimeInterval

    /// How late the timer may fire; `nil` leaves it to the run loop.
    public let tolerance: TimeInterval?

    /// Where the timer runs and dates are delivered.
    public let runLoop: RunLoop

    /// The run loop's mode in which it does.
    public let mode: RunLoop.Mode

    /// How the run loop is to treat it.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()
    private let lock = Lock()
    private var connection: Connection?

    /// A timer that fires every `interval` seconds on `runLoop`.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Adds `subscriber` to those who share the timer.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer, unless it runs; the returned token stops it, when told to.
    public func connect() -> any Cancellable {
      let timer = makeTimer()
      let new = Connection(timer)
      let current = lock.withLock { () -> Connection in
        if let connection, connection.isRunning { return connection }
        connection = new
        return new
      }
      if current === new {
        runLoop.add(timer, forMode: mode)
        runLoop.wake()
      }
      return current
    }

    private func makeTimer() -> Timer {
      let (subject, interval) = (Handover(subject), interval)
      // Timers made by interval fire at once on Linux; those made by date do not.
      let timer = Timer(
        fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true
      ) { _ in TimerFiring.call(every: interval) { subject.content.send(Date()) } }
      if let tolerance { timer.tolerance = tolerance }
      return timer
    }

    private final class Connection: Cancellable {
      private let lock = Lock()
      private var timer: Timer?

      init(_ timer: Timer) { self.timer = timer }

      var isRunning: Bool { lock.withLock { timer != nil } }

      func cancel() {
        let timer = lock.withLock {
          defer { self.timer = nil }
          return self.timer
        }
        timer?.invalidate()
      }
    }
  }

  /// A publisher that sends the date every `interval` seconds, once it is connected.
  ///
  /// Write `.autoconnect()` behind it to have it run while it has subscribers.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
