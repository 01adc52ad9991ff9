public import CWatchers

/// Wants to know when the event that it has heard of is over.
package protocol EventFollower: AnyObject {
  /// Followers are told from the lowest rank up: one that is fed by another has the higher rank.
  var rank: Int { get }

  /// Everyone has been told.
  func eventIsOver()
}

/// What one send brings about on its thread, before it returns.
///
/// A subject tells its subscribers one after the other. Who hears of it first may want to wait until
/// everyone has. Subjects of ours say when they begin and end, if there is anyone who waits.
/// Combine's do not: there the main queue's next turn stands for the end.
@usableFromInline
package enum Event {
  fileprivate static let ofThread = PerThread { State() }

  /// Begins an event, or another one inside; returns whether there is an end to be told of.
  @inlinable
  package static func begin() -> Bool {
    if !events_are_watched() { return false }
    enter()
    return true
  }

  @usableFromInline
  static func enter() { ofThread.object.depth += 1 }

  /// Ends what `begin` began.
  @usableFromInline
  package static func end() { ofThread.object.leave() }

  /// The rank of the follower that is being told, on this thread, that an event is over.
  package static var rankBeingTold: Int? { ofThread.object.rankBeingTold }

  /// Tells `follower` when the event that this thread is in is over; at once where it is in none.
  package static func follow(_ follower: any EventFollower) {
    #if os(Linux)
      let state = ofThread.object
      state.depth += 1
      state.followers.append(follower)
      state.leave()
    #else
      let follower = Handover(follower)
      laterOnMain {
        let state = ofThread.object
        state.followers.append(follower.content)
        // Behind all that were waiting for the main queue with it.
        laterOnMain { state.tell() }
      }
    #endif
  }
}

extension Event {
  /// As long as it lives, events are noticed.
  @usableFromInline
  package final class Watch: Sendable {
    /// Begins to notice them.
    package init() { watch_events(1) }

    deinit { watch_events(-1) }
  }

  /// Where one thread stands.
  ///
  /// SAFETY: only touched by its thread; or, where the main queue stands for it, by that queue's.
  fileprivate final class State: @unchecked Sendable {
    var depth = 0
    var followers: [any EventFollower] = []
    var rankBeingTold: Int?

    func leave() {
      if depth == 1 { tell() }
      depth -= 1
    }

    /// What one follower does may bring others.
    func tell() {
      while let next = followers.indices.min(by: { followers[$0].rank < followers[$1].rank }) {
        let follower = followers.remove(at: next)
        let outer = rankBeingTold
        rankBeingTold = follower.rank
        follower.eventIsOver()
        rankBeingTold = outer
      }
    }
  }
}
