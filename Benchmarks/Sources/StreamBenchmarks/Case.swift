/// A piece of work that a stream does, and plain closures do as well.
struct Case {
  let name: String

  /// What the stream is to reach.
  var aim: Aim?

  /// What OpenCombine takes, on a machine of the same class: a guide, since it is not of this run.
  var openCombine: Double?

  /// Builds both sides.
  let trial: () -> Trial
}

/// A bound that a case has to keep.
enum Aim {
  /// Nanoseconds or bytes, whichever the case counts.
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
enum Trial {
  /// Does its work as often as it is told.
  typealias Work = (Int) async -> Void

  /// Makes as many things as it is told, and hands them out so that they stay.
  typealias Supply = (Int) -> [AnyObject]

  /// Counts nanoseconds.
  case time(closures: Work, stream: Work)

  /// Counts bytes.
  case memory(closures: Supply, stream: Supply)
}
