import Foundation

/// The letters by which a person looks for a row of a list.
struct RowSearch {
  /// What was typed so far.
  private(set) var letters = ""
  private var lastTime = -Double.infinity

  /// How long a person may think before the next letter begins another name, in seconds.
  private static let pause = 1.0

  /// Whether a letter typed at `time` belongs to those before.
  func goesOn(at time: Double) -> Bool { !letters.isEmpty && time - lastTime < Self.pause }

  /// Takes in a letter. The same one again and again is no name: each goes on to the next row.
  mutating func type(_ letter: Character, at time: Double) {
    letters = goesOn(at: time) ? letters + String(letter) : String(letter)
    lastTime = time
  }

  /// What a row has to begin with.
  var wanted: String {
    let isOne = letters.allSatisfy { $0.lowercased() == letters.first?.lowercased() }
    return (isOne ? String(letters.prefix(1)) : letters).folded
  }
}

extension String {
  /// The same for whoever does not care about capitals and accents.
  var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
