import Threads

/// Which change this thread is telling of: what happens meanwhile happens because of it.
///
/// Only asked while somebody records.
package enum Telling {
  private static let ofThread = PerThread { Place() }

  /// SAFETY: only touched by its thread.
  private final class Place: @unchecked Sendable {
    var number: Int?
    var action: ActionNote?
    var act: PersonAct?
  }

  /// The number of that change.
  package static var current: Int? { ofThread.object.number }

  /// Says that from now on this thread tells of the change `number`; `nil` for none. Returns what to
  /// say when that is over.
  package static func begin(_ number: Int?) -> Int? {
    let place = ofThread.object
    defer { place.number = number }
    return place.number
  }

  /// The action that this thread acts on.
  package static var action: ActionNote? { ofThread.object.action }

  /// Runs `body` as something that `action` brings about.
  package static func acting<Result>(
    on action: ActionNote?, _ body: () throws -> Result
  ) rethrows -> Result {
    let place = ofThread.object
    let outer = place.action
    place.action = action
    defer { place.action = outer }
    return try body()
  }

  /// What a person does that this thread acts on.
  package static var act: PersonAct? { ofThread.object.act }

  /// Runs `body` as something that a person brings about by `act`.
  package static func acting<Result>(
    because act: PersonAct, _ body: () throws -> Result
  ) rethrows -> Result {
    let place = ofThread.object
    let outer = place.act
    place.act = act
    defer { place.act = outer }
    return try body()
  }
}
