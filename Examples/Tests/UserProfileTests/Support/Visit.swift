import Testing
import UserProfile
import ViewTesting

/// A user who has opened the profile. Answers come when the test says so.
@MainActor
struct Visit {
  let connection: Connection
  let screen: Screen
  let stored: MemoryProfile
  private let gate: Gate

  /// Opens the profile of Blob.
  init(to design: Design, connection quality: Connection.Quality = .slow) {
    let (gate, stored) = (Gate(), MemoryProfile(username: "Blob"))
    self.gate = gate
    self.stored = stored
    connection = Connection(quality, slowness: { await gate.pass() })
    screen = design.screen(of: ConnectedProfile(stored, through: connection))
  }

  /// Comes to where nothing happens before an answer comes.
  func waitForAnswer() async { await screen.settle(leavingTasks: true) }

  /// Lets the answer come that is on its way.
  func answer() async {
    await waitForAnswer()
    gate.open()
    await screen.settle()
  }

  /// The loading screen: nothing but that it is loading.
  var isLoading: Bool { screen.texts == ["User profile", "Loading"] && screen.exists(.progress) }

  /// The editing screen: what is in the field, when that and the button can be used.
  var editedName: String? {
    get throws {
      guard screen.exists(.textField("Username")), screen.exists(.button("Save")),
        try screen.isEnabled(.textField("Username")), try screen.isEnabled(.button("Save"))
      else { return nil }
      return try screen.value(of: .textField("Username"))
    }
  }

  /// The saving screen: it says so, and nothing can be changed.
  var isSaving: Bool {
    get throws {
      guard screen.exists(.progress("Saving")) else { return false }
      return try !screen.exists(.button("Save")) || !screen.isEnabled(.button("Save"))
    }
  }

  /// What a user is told who has to decide how to go on.
  func isAsked(_ message: String, choices: [String]) throws -> Bool {
    guard screen.texts.contains(message), !screen.exists(.progress) else { return false }
    return try choices.allSatisfy {
      try screen.exists(.button($0)) && screen.isEnabled(.button($0))
    }
  }

  /// Replaces the name in the field and taps the button.
  func save(_ name: String) throws {
    try screen.clear("Username")
    try screen.type(name, into: "Username")
    try screen.tap("Save")
  }
}
