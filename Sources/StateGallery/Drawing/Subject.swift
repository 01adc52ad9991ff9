import Foundation
import PortableUI
import StateStudio

/// A preview, or one of the views in a preview of several states, and what of a feature it shows.
@MainActor
struct Subject {
  let preview: Preview

  /// The type of the state it is in, or the file it stands in.
  let feature: String

  /// The state, or the preview's name; with a number where another one is called the same.
  private(set) var name: String

  /// All states of that type, where it is an enumeration.
  let states: [StateName]?

  private init(_ preview: Preview, in state: Any?) {
    self.preview = preview
    let file = preview.fileID.split(separator: "/").last.map(String.init) ?? preview.fileID
    feature = state.map { "\(type(of: $0))" } ?? file
    name = state.map(nameOfSample) ?? preview.name ?? "line \(preview.line)"
    states = state.flatMap(StateName.all)
  }

  /// What a preview shows: something in each of several states, or one thing. This runs its block.
  static func all(in preview: Preview) -> [Subject] {
    guard let views = preview.content as? any SampledView else {
      return [Subject(preview, in: preview.argument)]
    }
    var counts: [String: Int] = [:]
    return views.statesAndViews.map { state, view in
      var subject = Subject(preview.showing(view), in: state)
      let count = counts[subject.name, default: 0] + 1
      counts[subject.name] = count
      if count > 1 { subject.name += " \(count)" }
      return subject
    }
  }

  /// Whether somebody asked for it with those words.
  func isFound(by words: String?) -> Bool {
    guard let words else { return true }
    return [feature, name, "\(preview)"].contains { $0.localizedCaseInsensitiveContains(words) }
  }
}

/// One of the states of a type.
struct StateName: Codable {
  let name: String

  /// Why there is no sample of it, and what to do.
  let reason: String?

  /// The states of the type of `state`; `nil` where that is no enumeration.
  static func all(_ state: Any) -> [StateName]? {
    func names<State>(_ state: State) -> [StateName]? {
      guard Mirror(reflecting: state).displayStyle == .enum else { return nil }
      let missing = StateSamples(of: State.self).missing
      return StateDiagram(of: State.self).states.map { name in
        StateName(name: name, reason: missing.first { $0.name == name }?.reason)
      }
    }
    return _openExistential(state, do: names)
  }
}
