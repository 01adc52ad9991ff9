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
}

/// The length of one part of a window, among those that are kept.
@MainActor
struct KeptLength {
  private let lengths: KeptLengths?
  private let name: String

  /// That of what is called `part` in the view of `node`.
  init(of part: String, in node: Node) {
    lengths = EnvironmentValues(scope: node.scope).keptLengths
    name = lengths == nil ? part : (node.foreignNames + [part]).joined(separator: "/")
  }

  /// What a person has made it, in this window or in one before; `nil` where nobody has.
  var value: Double? {
    get { lengths?[name] }
    nonmutating set { lengths?[name] = newValue }
  }
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
