import Threads
import ViewPlatform

// The container of a `ViewState`: one for the identity of the view that it is in, and one for the wrapper
// where that is in no view.

#if os(Linux)
  /// `StateObject` is all of that here.
  typealias OwnedContainer<State> = StateObject<StateContainer<State>>

  extension StateObject {
    /// Whether a view follows the object.
    var isFollowed: Bool { isInView }

    /// The object, for a caller on any thread.
    var fromAnywhere: ObjectType { wrappedValue }
  }
#else
  /// SwiftUI's `StateObject` makes another object at each read where it is in no view, so that it cannot be
  /// read by a controller, nor by a view that is not shown yet.
  @propertyWrapper
  struct OwnedContainer<State>: DynamicProperty {
    @StateObject private var ofView: StateContainer<State>
    private let outside: LazyContainer<State>
    private var isInView = false

    init(wrappedValue make: @autoclosure @escaping () -> StateContainer<State>) {
      let outside = LazyContainer(make)
      self.outside = outside
      _ofView = StateObject(wrappedValue: outside.own())
    }

    /// Comes before each body of the view that this is in, and never where it is in none.
    mutating func update() { isInView = true }

    var wrappedValue: StateContainer<State> { fromAnywhere }

    /// Whether a view surely follows the container: SwiftUI does not say.
    var isFollowed: Bool { false }

    /// The container, for a caller on any thread.
    ///
    /// SAFETY: it is the object that the view was given, and is only read; a container may be used from
    /// any thread.
    var fromAnywhere: StateContainer<State> {
      let ofView = _ofView
      return isInView ? onMain { ofView.wrappedValue } : outside.container
    }
  }

  /// Makes a container for each view, of which one value may be in several places, and one for who reads it
  /// elsewhere. The first view gets what was read before.
  private final class LazyContainer<State>: Sendable {
    private let make: Handover<() -> StateContainer<State>>
    private let made = Guarded<StateContainer<State>?>(nil)

    init(_ make: @escaping () -> StateContainer<State>) { self.make = Handover(make) }

    /// The same each time.
    var container: StateContainer<State> {
      if let made = made.withLock({ $0 }) { return made }
      // Outside of the lock: what makes a state may read this. The first one made is kept.
      let new = make.content()
      return made.withLock { made in
        made = made ?? new
        return made ?? new
      }
    }

    /// One for a view, which keeps it.
    func own() -> StateContainer<State> {
      let known = made.withLock { made in
        defer { made = nil }
        return made
      }
      return known ?? make.content()
    }
  }
#endif
