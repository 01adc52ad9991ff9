import CAllocations

/// What a case came to, per piece of work.
struct Outcome {
  /// What the plain side took at best.
  let plain: Double

  /// What our code took at best: whatever else the machine does can only add to it.
  let least: Double

  let median: Double

  /// Blocks that our code allocated.
  let allocations: Double

  /// Our least as a multiple of the plain side's.
  var ratio: Double { least / plain }
}

/// Runs the two sides of a case in turn, so that a machine that drifts slows both.
struct Measurement {
  struct Effort {
    let rounds: Int

    /// How often a side that measures itself is asked.
    let reports: Int
    let nanosecondsPerRound: Double

    static let quick = Effort(rounds: 5, reports: 3, nanosecondsPerRound: 1e6)
    static let thorough = Effort(rounds: 51, reports: 9, nanosecondsPerRound: 2.5e6)
  }

  let effort: Effort
  let unit: TimeUnit

  func run(_ trial: Trial) async -> Outcome {
    switch trial {
    case .time(let plain, let ours): await time(plain, ours)
    case .memory(let plain, let ours): weigh(plain, ours)
    case .reported(let plain, let ours, let unit): await collect(plain, ours, unit)
    }
  }

  private func time(_ plain: Trial.Work, _ ours: Trial.Work) async -> Outcome {
    let plainCount = await calibrate(plain)
    let ourCount = await calibrate(ours)
    let blocks = allocation_count()
    await ours(ourCount)
    let allocations = Double(allocation_count() - blocks) / Double(ourCount)

    var ofPlain: [Double] = []
    var ofOurs: [Double] = []
    for _ in 0..<effort.rounds {
      ofPlain.append(await nanoseconds(of: plain, count: plainCount))
      ofOurs.append(await nanoseconds(of: ours, count: ourCount))
    }
    return Outcome(
      plain: unit.from(nanoseconds: ofPlain.min() ?? 0),
      least: unit.from(nanoseconds: ofOurs.min() ?? 0),
      median: unit.from(nanoseconds: ofOurs.sorted()[effort.rounds / 2]),
      allocations: allocations)
  }

  /// How often to do `work` for one round; warms it up.
  private func calibrate(_ work: Trial.Work) async -> Int {
    // What is done once, as files are read, would have few look like many.
    await work(1)
    var count = 1
    while true {
      let duration = await nanoseconds(of: work, count: count) * Double(count)
      if duration >= effort.nanosecondsPerRound / 2 { return count }
      count *= 2
    }
  }

  private func nanoseconds(of work: Trial.Work, count: Int) async -> Double {
    let start = Clock.now
    await work(count)
    return Double(Clock.now - start) / Double(count)
  }

  private func collect(
    _ plain: Trial.Report, _ ours: Trial.Report, _ reportUnit: ReportUnit
  ) async -> Outcome {
    var ofPlain: [Double] = []
    var ofOurs: [Double] = []
    for _ in 0..<effort.reports {
      ofPlain.append(await plain())
      ofOurs.append(await ours())
    }
    func figure(_ report: Double?) -> Double {
      switch reportUnit {
      case .microseconds: unit.from(nanoseconds: (report ?? 0) * 1000)
      case .bytes: report ?? 0
      }
    }
    return Outcome(
      plain: figure(ofPlain.min()), least: figure(ofOurs.min()),
      median: figure(ofOurs.sorted()[effort.reports / 2]), allocations: 0)
  }

  private func weigh(_ plain: Trial.Supply, _ ours: Trial.Supply) -> Outcome {
    let beside = weigh(plain).bytes
    let (bytes, blocks) = weigh(ours)
    return Outcome(plain: beside, least: bytes, median: bytes, allocations: blocks)
  }

  private func weigh(_ supply: Trial.Supply) -> (bytes: Double, blocks: Double) {
    let count = 10_000
    let (bytes, blocks) = (allocated_bytes(), allocation_count())
    let made = supply(count)
    let found = (allocated_bytes() - bytes, allocation_count() - blocks)
    withExtendedLifetime(made) {}
    return (Double(found.0) / Double(count), Double(found.1) / Double(count))
  }
}
