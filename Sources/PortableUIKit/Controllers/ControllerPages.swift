import PortableCombine

/// What of a controller a graph shows beside its view: what it presents, and what bars say of it.
final class ControllerPages: ObservableObject {
  @Published var version = 0
  @Published var sheet: UIViewController?
  @Published var cover: UIViewController?
  @Published var alert: UIAlertController?

  /// What waits for the next frame.
  private var whenShown: [() -> Void] = []

  func changed() { version += 1 }

  func whenShown(_ action: @escaping () -> Void) {
    whenShown.append(action)
    changed()
  }

  /// A frame showed what there is.
  func frameWasShown() {
    let actions = whenShown
    whenShown = []
    for action in actions { action() }
  }
}
