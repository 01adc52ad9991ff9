/// Cases that are measured and shown together: what an executable of benchmarks is made of.
public struct Suite {
  let unit: TimeUnit
  let plain: String
  let peer: String?
  let cases: [Case]

  /// A suite that counts time in `unit`.
  ///
  /// `plain` says what stands beside our code in every case: "the least that plain closures took".
  /// `peer` is the name of the library whose figures some cases carry.
  public init(in unit: TimeUnit, beside plain: String, peer: String? = nil, _ cases: [Case]) {
    self.unit = unit
    self.plain = plain
    self.peer = peer
    self.cases = cases
  }

  /// Does what the program's arguments ask for.
  public func run() async {
    let options = Options(CommandLine.arguments.dropFirst())
    let chosen = cases.filter { options.chooses($0.name) }
    // They may all be another suite's.
    guard !chosen.isEmpty else { return }
    let measurement = Measurement(effort: options.effort, unit: unit)
    var table = Table(suite: self, widestName: chosen.map(\.name.count).max() ?? 0)
    if !options.isForMachines { table.printHeading() }
    for one in chosen {
      let outcome = await measurement.run(one.trial())
      if options.isForMachines {
        table.printForMachines(one, outcome)
      } else {
        table.print(one, outcome)
      }
    }
    if !options.isForMachines { table.printSummary() }
  }
}

/// What a suite counts time in.
public enum TimeUnit: String {
  case nanoseconds = "Nanoseconds"
  case microseconds = "Microseconds"

  func from(nanoseconds: Double) -> Double {
    switch self {
    case .nanoseconds: nanoseconds
    case .microseconds: nanoseconds / 1000
    }
  }
}
