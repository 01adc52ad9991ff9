/// Has a state that changes: an engine of a container, a store, the work of a controller.
package protocol StateSubject: AnyObject {
  /// Tells it from all others that live; what a user knows it by.
  var identity: ObjectIdentifier { get }

  /// What is its state now.
  var presentState: Any? { get }

  /// Whether ``show(_:)`` can do anything.
  var canShow: Bool { get }

  /// Whether its state is a part of another subject's, and goes where that goes.
  var isPart: Bool { get }

  /// Lets `state` be what is seen, while nothing is observed and what runs is held back; `memory` is
  /// what a ``StateMemory`` has of that moment, if there is one. Returns whether it is seen. On main.
  func show(_ state: Any, with memory: Any?) -> Bool

  /// Ends what ``show(_:)`` began: the newest state is seen again, and what was held back goes on.
  func resume()

  /// Ends what ``show(_:)`` began: what is seen becomes the state, and what was held back is dropped.
  func goOn()
}

extension StateSubject {
  package var identity: ObjectIdentifier { ObjectIdentifier(self) }
  package var presentState: Any? { nil }
  package var canShow: Bool { false }
  package var isPart: Bool { false }
  package func show(_ state: Any, with memory: Any?) -> Bool { false }
  package func resume() {}
  package func goOn() {}
}

/// What a subject needs, besides the state, to show a moment again: kept as long as the change is.
package final class StateMemory {
  /// Of the moment until the change.
  package let before: Any

  /// Of the moment from then on.
  package let after: Any

  /// What is to be remembered of a change.
  package init(before: Any, after: Any) { (self.before, self.after) = (before, after) }
}

/// What a user has in hand where the subject is something inside.
package protocol StateOwner: AnyObject {
  /// By what its changes are known.
  var stateIdentity: ObjectIdentifier { get }
}
