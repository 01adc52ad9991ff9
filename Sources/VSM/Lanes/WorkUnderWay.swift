import Threads

/// Something that a container has begun, or is to begin, for a test that asks what is left.
package struct WorkUnderWay: Equatable {
  /// How far it has come.
  package enum Stage: Equatable {
    case runs
    case waitsInLane
    case waitsForTime(Duration)
  }

  /// How far it has come.
  package let stage: Stage

  fileprivate let key: DebounceKey?
  fileprivate let site: CallSite?

  /// The id of its lane, or of its group where it waits for its time, as that describes itself.
  package var name: String? { if case .site = key { nil } else { key?.words } }

  /// Where it was asked for, as `file:line`, if that is known.
  package var place: String? { site.map { "\($0.file):\($0.line)" } }
}

extension StateContainer {
  /// What is under way, and what waits: first what runs. `watch` knows where it was asked for.
  package func workUnderWay(seenBy watch: WorkWatch) -> [WorkUnderWay] {
    let now = engine.world.now
    return engine.lock.withLock { engine.machine.workUnderWay(at: now, seenBy: watch) }
  }
}

extension ContainerMachine {
  fileprivate func workUnderWay(at now: Int, seenBy watch: WorkWatch) -> [WorkUnderWay] {
    var (running, waiting): ([LiveChanges<State>], [LiveChanges<State>]) = ([], [])
    for lane in (lanes?.busy ?? [:]).values {
      running += lane.running.values
      waiting += lane.waiting
    }
    var work = running.sorted { $0.number < $1.number }
      .map { WorkUnderWay(stage: .runs, key: $0.lane, site: $0.site) }
    // Changes without a lane are the newest action as well: they are among those that run.
    if let newest, lanes?.busy[nil] == nil {
      work.append(WorkUnderWay(stage: .runs, key: nil, site: watch.site(of: newest)))
    }
    work += waiting.sorted { $0.number < $1.number }
      .map { WorkUnderWay(stage: .waitsInLane, key: $0.lane, site: $0.site) }
    work += pending.sorted { $0.value.due < $1.value.due }
      .map {
        WorkUnderWay(
          stage: .waitsForTime(.nanoseconds(max(0, $0.value.due - now))), key: $0.key,
          site: $0.value.action.site)
      }
    return work
  }
}
