import StateEvents
import Threads

/// What travelling did.
public struct TravelOutcome: Sendable, Equatable {
  /// How many instances show what they were.
  public let shown: Int

  /// Features of which instances still live that cannot show another state than their own, or none
  /// that a file says.
  public let notShown: [String]

  /// An outcome to compare with.
  public init(shown: Int, notShown: [String]) { (self.shown, self.notShown) = (shown, notShown) }
}

extension StateHistory {
  /// The entry whose moment is seen now, if any is.
  public var travelledTo: StateEntry.ID? { travels.withLock { $0?.place } }

  /// Lets every instance that lives show what its state was when `entry` had happened.
  ///
  /// Nothing is observed meanwhile: what runs is held back, and so is what is to begin. Only views see
  /// the past; those who subscribe to states hear nothing of it. ``resume()`` leads back.
  ///
  /// Containers and controllers can show their past, and so can stores that keep their state in one
  /// `@Published` property, where Combine is ours: on Apple's systems stores stay as they are. What
  /// writes into such a property, or sets a controller's state, has its way once nobody travels. A
  /// history that was read from a file knows the instances that it
  /// has recorded since, the first one of a feature as the file's first.
  @MainActor @discardableResult
  public func travel(to entry: StateEntry) -> TravelOutcome {
    let travel = beginTravel()
    travel.place = entry.id
    var (shown, others) = (0, [RecordedMoment]())
    for moment in storage.withLock({ $0.moments(at: entry.id) }) {
      guard let subject = moment.instance.subject else { continue }
      if let value = moment.state.knownValue, subject.canShow,
        subject.show(value, with: moment.memory)
      {
        shown += 1
        travel.add(subject)
      } else {
        others.append(moment)
      }
    }
    // A part of a store has no state of its own: it shows what the whole does.
    let notShown = others.filter { $0.instance.subject?.isPart != true }
    followers.tell()
    return TravelOutcome(
      shown: shown + others.count - notShown.count,
      notShown: Set(notShown.map { "\($0.instance.type)" }).sorted())
  }

  /// Returns to the newest states, as if nobody had travelled: what was held back goes on.
  @MainActor
  public func resume() { endTravel { $0.resume() } }

  /// Lets the states of `entry` be the present: what containers were running then and since is cancelled.
  /// What a store's publishers or the tasks of a view send later is the next state.
  @MainActor
  public func goOn(from entry: StateEntry) {
    travel(to: entry)
    endTravel { $0.goOn() }
  }

  private func beginTravel() -> StateTravel {
    travels.withLock { travels in
      if let travel = travels { return travel }
      let travel = StateTravel()
      travels = travel
      return travel
    }
  }

  @MainActor
  private func endTravel(_ body: (any StateSubject) -> Void) {
    let travel = travels.withLock { travels in
      defer { travels = nil }
      return travels
    }
    for subject in travel?.subjects ?? [] { body(subject) }
    followers.tell()
  }
}
