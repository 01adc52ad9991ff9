/// Lengths that a person gave parts of a window, the width of a column say: the next window of its scene begins
/// with them.
///
/// What keeps them from one window to the next is up to the desktop. A part is known by what it is called, and by the
/// names of the user's own views around it: these are the same whenever the app runs. Parts of which all of
/// that is the same have one length.
@MainActor
package final class KeptLengths {
  private let known: [String: Double]

  /// Those that were given in this window.
  package private(set) var given: [String: Double] = [:]

  /// Begins with those that are `known` of windows before.
  package init(_ known: [String: Double] = [:]) { self.known = known }

  fileprivate subscript(name: String) -> Double? {
    get { given[name] ?? known[name] }
    set { given[name] = newValue }
  }

  /// All whose names begin with `place`, by what comes behind that.
  fileprivate func all(in place: String) -> [String: Double] {
    var all: [String: Double] = [:]
    for (name, length) in known.merging(given, uniquingKeysWith: { $1 })
    where name.hasPrefix(place) {
      all[String(name.dropFirst(place.count))] = length
    }
    return all
  }
}

/// The lengths of the parts of one view, among those that are kept.
@MainActor
struct KeptParts {
  private let lengths: KeptLengths?

  /// What their names begin with.
  private let place: String

  /// Those of parts in the view of `node`.
  init(in node: Node) {
    lengths = EnvironmentValues(scope: node.scope).keptLengths
    place = lengths == nil ? "" : node.foreignNames.map { $0 + "/" }.joined()
  }

  /// What a person has made the part of that name, in this window or in one before; `nil` where nobody has.
  subscript(part: String) -> Double? {
    get { lengths?[place + part] }
    nonmutating set { lengths?[place + part] = newValue }
  }

  /// All of them as they are now, by the names of the parts.
  var all: [String: Double] { lengths?.all(in: place) ?? [:] }
}

extension Node {
  /// The names of the user's own views around it, the outermost first.
  fileprivate var foreignNames: [String] {
    var names: [String] = []
    var outer: Node? = self
    while let node = outer {
      if node.viewType.isForeign { names.append(node.viewType.shortName) }
      outer = node.parent
    }
    return names.reversed()
  }
}

private enum KeptLengthsKey: EnvironmentKey { static var defaultValue: KeptLengths? { nil } }

extension EnvironmentValues {
  /// Where lengths are kept that a person gives parts of the window; `nil` where none are.
  package var keptLengths: KeptLengths? {
    get { self[KeptLengthsKey.self] }
    set { self[KeptLengthsKey.self] = newValue }
  }
}
