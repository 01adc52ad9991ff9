/// A piece of work that our code does, and the plainest code that does the same.
public struct Case {
  /// What it is, in a few words.
  public let name: String

  /// What our code is to reach.
  let aim: Aim?

  /// What another library takes, on a machine of the same class: a guide, since it is not of this
  /// run.
  let peer: Double?

  /// Builds both sides.
  let trial: () -> Trial

  /// A case whose two sides are built by `trial` when its turn comes.
  public init(
    name: String, aim: Aim? = nil, peer: Double? = nil, trial: @escaping () -> Trial
  ) {
    self.name = name
    self.aim = aim
    self.peer = peer
    self.trial = trial
  }
}

/// A bound that a case has to keep.
public enum Aim: Sendable {
  /// Time in the unit of the suite, or bytes, whichever the case counts.
  case atMost(Double)

  /// A multiple of what it stands beside.
  case timesTheOther(Double)

  func isMet(by outcome: Outcome) -> Bool {
    switch self {
    case .atMost(let bound): outcome.least <= bound
    case .timesTheOther(let bound): outcome.ratio <= bound
    }
  }
}

/// The two sides of a case.
public enum Trial {
  /// Does its work as often as it is told.
  public typealias Work = (Int) async -> Void

  /// Makes as many things as it is told, and hands them out so that they stay.
  public typealias Supply = (Int) -> [AnyObject]

  /// Counts time.
  case time(plain: Work, ours: Work)

  /// Counts bytes.
  case memory(plain: Supply, ours: Supply)

  /// Does its work once, and says itself what it took.
  public typealias Report = () async -> Double

  /// Takes what both sides say they took.
  case reported(plain: Report, ours: Report, in: ReportUnit)
}

/// What a side that measures itself counts in.
public enum ReportUnit: Sendable {
  case microseconds, bytes
}

/// The same value, of which the optimiser no longer knows where it came from.
@inline(never) @_optimize(none)
public func opaque<Object: AnyObject>(_ object: Object) -> Object { object }
