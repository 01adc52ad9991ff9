import Threads

/// Something that a container has begun, or is to begin, for a test that asks what is left.
package struct WorkUnderWay: Equatable, Sendable {
  /// How far it has come.
  package enum Stage: Equatable, Sendable {
    case runs
    case waitsInLane
    case waitsForTime(Duration)
  }

  /// How far it has come.
  package let stage: Stage

  /// The id of its lane, or of its group where it waits for its time.
  package let name: String?

  /// Where it was asked for, as `file:line`, if that is known.
  package let place: String?
}

extension StateContainer {
  /// What is under way, and what waits: first what runs. `watch` knows where it was asked for.
  package func workUnderWay(seenBy watch: WorkWatch) -> [WorkUnderWay] {
    let now = engine.world.now
    return engine.lock.withLock { engine.machine.workUnderWay(seenBy: watch) }
      .map { $0.inWords(at: now) }
  }
}

/// The same before it is put in words, which no lock may be held for: ids describe themselves.
private struct UnwordedWork {
  enum Stage {
    case runs, waitsInLane
    case waitsUntil(Int)
  }

  let stage: Stage
  let key: DebounceKey?
  let site: CallSite?

  func inWords(at now: Int) -> WorkUnderWay {
    let stage: WorkUnderWay.Stage =
      switch stage {
      case .runs: .runs
      case .waitsInLane: .waitsInLane
      case .waitsUntil(let due): .waitsForTime(.nanoseconds(max(0, due - now)))
      }
    let isNamed = if case .site = key { false } else { true }
    return WorkUnderWay(
      stage: stage, name: isNamed ? key?.words : nil,
      place: site.map { "\($0.file):\($0.line)" })
  }
}

extension ContainerMachine {
  fileprivate func workUnderWay(seenBy watch: WorkWatch) -> [UnwordedWork] {
    var (running, waiting): ([LiveChanges<State>], [LiveChanges<State>]) = ([], [])
    for lane in (lanes?.busy ?? [:]).values {
      running += lane.running.values
      waiting += lane.waiting
    }
    var work = running.sorted { $0.number < $1.number }
      .map { UnwordedWork(stage: .runs, key: $0.lane, site: $0.site) }
    // Changes without a lane are the newest action as well: they are among those that run.
    if let newest, lanes?.busy[nil] == nil {
      work.append(UnwordedWork(stage: .runs, key: nil, site: watch.site(of: newest)))
    }
    work += waiting.sorted { $0.number < $1.number }
      .map { UnwordedWork(stage: .waitsInLane, key: $0.lane, site: $0.site) }
    work += pending.sorted { $0.value.due < $1.value.due }
      .map {
        UnwordedWork(stage: .waitsUntil($0.value.due), key: $0.key, site: $0.value.action.site)
      }
    return work
  }
}
