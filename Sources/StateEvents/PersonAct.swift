/// What a person did in an app, once: told before the app does anything about it.
package final class PersonAct: Sendable {
  /// Its place among all acts and changes of the process: changes with a larger number came later.
  package let number: Int

  /// What was done.
  package let kind: Kind

  /// With what.
  package let target: Target

  /// When, in nanoseconds of the clock of whoever hosts the app.
  package let moment: Int

  /// The words that could be read until then, in reading order.
  package let seen: [String]

  /// The words that can be read now where it was done; nothing where that has gone.
  @MainActor package var seenNow: [String] { lookAgain() }
  private let lookAgain: @MainActor @Sendable () -> [String]

  /// An act of a person.
  package init(
    _ number: Int, _ kind: Kind, on target: Target, at moment: Int, seeing seen: [String],
    lookingAgain lookAgain: @escaping @MainActor @Sendable () -> [String] = { [] }
  ) {
    (self.number, self.kind, self.target) = (number, kind, target)
    (self.moment, self.seen, self.lookAgain) = (moment, seen, lookAgain)
  }

  /// What can be done.
  package enum Kind: Sendable, Equatable, Codable {
    case tap, doubleTap
    /// Typed, where the first text stood before and the second one stands since.
    case edit(from: String, to: String)
    case submit
    case turn(Bool)
    case slide(Double)
    case step(isUp: Bool)
    case select(String)
    /// Pressed a key at a list, as the steps of scenarios call it.
    case key(String)
    case delete
    case move(isUp: Bool)
    case refresh
    case dismiss, back
    case openMenu
    /// Opened the menu of a list that nothing tells from others, beside its rows.
    case openListMenu
    /// Chose a line of a menu, by the titles on the way there.
    case choose([String])
    /// Closed a menu without choosing.
    case closeMenu
    /// Did what no step can say.
    case other(String)
  }

  /// What a person did it with, as they would call it.
  package struct Target: Sendable, Equatable, Codable {
    /// Its accessible name, or its identifier where several are called the same.
    package var name: String

    /// The row that it stands in, where several rows have one of that name.
    package var row: String?

    /// Whether several have that name, and nothing tells them apart.
    package var isAmbiguous = false

    /// Whether somebody scrolled before, so that it may have come into sight only then.
    package var wasScrolledTo = false

    /// Whether what is typed there is nobody else's business.
    package var isSecret = false

    /// What stays the same as long as it is there.
    package var identity: UInt = 0

    /// The same of the layer with a menu that it is in.
    package var menu: UInt?

    /// Something called `name`.
    package init(_ name: String) { self.name = name }
  }

  /// Stands between a name and its value among what can be read.
  package static let valueMark = "\u{1F}"

  /// The accessibility identifier of views in which nobody's acts are recorded: tools that look at an app.
  package static let unrecorded = "viewstate.unrecorded"
}
