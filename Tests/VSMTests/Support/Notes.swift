import SystemTesting
import VSM

/// A screen with several things at once. What is not said by it is not Equatable, nor Sendable.
struct NotesState {
  var words: [String] = []
  var isBusy = false
  var sheet: Sheet?
  var query = ""
  let closure: () -> Void = {}

  struct Sheet {
    var title = ""
  }

  init(_ words: String...) { self.words = words }
}

struct Broken: Error {}

extension StateChanges where State == NotesState {
  /// One word, at once.
  static func word(_ word: String) -> StateChanges {
    StateChanges { Change { $0.words.append(word) } }
  }

  /// A word at once, and another one once the gate is open; a third one when it is cut off.
  static func words(_ word: String, behind gate: Gate) -> StateChanges {
    StateChanges {
      Change { $0.words.append("\(word)…") }
      Work {
        await gate.pass()
      } then: {
        $0.words.append(word)
      }
    }
    .whenSuperseded { $0.words.append("\(word)!") }
  }
}

extension StateContainer where State == NotesState {
  var words: [String] { state.words }
}
