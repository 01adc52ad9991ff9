import ViewPlatform

/// The published property that a store keeps its state in, where the system lets another value be seen
/// in its place.
struct StateProperty<State> {
  #if os(Linux)
    private let property: Published<State>

    /// That of `store`: the one with the name of a store's state, or else the only one of that type.
    init?(of store: AnyObject) {
      var (named, all): ([Published<State>], [Published<State>]) = ([], [])
      var mirror: Mirror? = Mirror(reflecting: store)
      while let level = mirror {
        for (label, value) in level.children {
          guard let property = value as? Published<State> else { continue }
          all.append(property)
          if label == "_viewState" || label == "_state" { named.append(property) }
        }
        mirror = level.superclassMirror
      }
      let found = named.isEmpty ? all : named
      guard found.count == 1 else { return nil }
      property = found[0]
    }

    /// Whether another value is seen in its place.
    var isShowing: Bool { property.isShowing }

    /// Lets `state` be seen in its place, and keeps back what is written meanwhile.
    func show(_ state: State) { property.show(state) }

    /// Shows its own value again, and writes what was kept back.
    func resume() { property.resume() }

    /// Makes what is seen its value, and drops what was kept back.
    func goOn() { property.goOn() }
  #else
    /// Combine keeps the value of a published property to itself.
    init?(of store: AnyObject) { return nil }

    var isShowing: Bool { false }
    func show(_ state: State) {}
    func resume() {}
    func goOn() {}
  #endif
}
