import PortableUI

/// What a view shows that stands for something of this kit: that is made once, and stays.
@preconcurrency @MainActor
public struct RepresentedView: View {
  @State private var kept = Represented()
  @Environment(\.self) private var environment
  private let show: (Represented, EnvironmentValues) -> AnyView

  /// A view of what `show` makes, or brings up to date.
  init(_ show: @escaping (Represented, EnvironmentValues) -> AnyView) { self.show = show }

  /// What was made once, up to date.
  public var body: some View { show(kept, environment) }
}

/// What was made for a view, and what speaks to it.
final class Represented {
  private var made: (object: AnyObject, coordinator: Any)?
  private var dismantle: (() -> Void)?

  /// What was made, and what speaks to it. `make` makes it where there is nothing yet.
  func object<Object: AnyObject, Coordinator>(
    coordinator makeCoordinator: () -> Coordinator, make: (Coordinator) -> Object,
    dismantle: @escaping (Object, Coordinator) -> Void
  ) -> (Object, Coordinator) {
    if let made, let object = made.object as? Object, let known = made.coordinator as? Coordinator {
      return (object, known)
    }
    let coordinator = makeCoordinator()
    let object = make(coordinator)
    made = (object, coordinator)
    self.dismantle = { dismantle(object, coordinator) }
    return (object, coordinator)
  }

  isolated deinit { dismantle?() }
}
