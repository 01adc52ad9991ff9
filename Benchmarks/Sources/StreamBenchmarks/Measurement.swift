import CAllocations
import Glibc

/// What a case came to, per piece of work.
struct Outcome {
  /// What the closures took at best.
  let closures: Double

  /// What the stream took at best: whatever else the machine does can only add to it.
  let least: Double

  let median: Double

  /// Blocks that the stream allocated.
  let allocations: Double

  /// The stream's least as a multiple of the closures'.
  var ratio: Double { least / closures }
}

/// Runs the two sides of a case in turn, so that a machine that drifts slows both.
struct Measurement {
  struct Effort {
    let rounds: Int
    let nanosecondsPerRound: Double

    static let quick = Effort(rounds: 5, nanosecondsPerRound: 1e6)
    static let thorough = Effort(rounds: 51, nanosecondsPerRound: 2.5e6)
  }

  let effort: Effort

  func run(_ trial: Trial) async -> Outcome {
    switch trial {
    case .time(let closures, let stream): await time(closures, stream)
    case .memory(let closures, let stream): weigh(closures, stream)
    }
  }

  private func time(_ closures: Trial.Work, _ stream: Trial.Work) async -> Outcome {
    let closureCount = await calibrate(closures)
    let streamCount = await calibrate(stream)
    let blocks = allocation_count()
    await stream(streamCount)
    let allocations = Double(allocation_count() - blocks) / Double(streamCount)

    var ofClosures: [Double] = []
    var ofStream: [Double] = []
    for _ in 0..<effort.rounds {
      ofClosures.append(await nanoseconds(of: closures, count: closureCount))
      ofStream.append(await nanoseconds(of: stream, count: streamCount))
    }
    return Outcome(
      closures: ofClosures.min() ?? 0, least: ofStream.min() ?? 0,
      median: ofStream.sorted()[effort.rounds / 2], allocations: allocations)
  }

  /// How often to do `work` for one round; warms it up.
  private func calibrate(_ work: Trial.Work) async -> Int {
    var count = 12
    while true {
      let duration = await nanoseconds(of: work, count: count) * Double(count)
      if duration >= effort.nanosecondsPerRound / 2 { return count }
      count *= 2
    }
  }

  private func nanoseconds(of work: Trial.Work, count: Int) async -> Double {
    let start = now()
    await work(count)
    return Double(now() - start) / Double(count)
  }

  private func weigh(_ closures: Trial.Supply, _ stream: Trial.Supply) -> Outcome {
    let beside = weigh(closures).bytes
    let (bytes, blocks) = weigh(stream)
    return Outcome(closures: beside, least: bytes, median: bytes, allocations: blocks)
  }

  private func weigh(_ supply: Trial.Supply) -> (bytes: Double, blocks: Double) {
    let count = 10_000
    let (bytes, blocks) = (allocated_bytes(), allocation_count())
    let made = supply(count)
    let found = (allocated_bytes() - bytes, allocation_count() - blocks)
    withExtendedLifetime(made) {}
    return (Double(found.0) / Double(count), Double(found.1) / Double(count))
  }

  private func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
