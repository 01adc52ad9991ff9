import StateStudio
import VSM

// The tests of this module record only while they have main for themselves: what one records must not
// be what another test, which runs beside it, counts.

/// A state of every kind that a diagram or a file has to do with.
enum ProfileState: Equatable, Codable {
  case loading
  case loaded(Profile)
  case failed(message: String)
  case signedOut
}

struct Profile: Equatable, Codable {
  var name: String
  var tags: [String] = []
}

extension StateHistory {
  /// The entries of one kind of state, in few words.
  func labels(_ feature: String) -> [String] {
    entries.filter { $0.feature == feature }.map(\.label)
  }
}
