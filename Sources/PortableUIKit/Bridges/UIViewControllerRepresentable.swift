public import PortableUI

/// A SwiftUI view that shows a controller of this kit.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == RepresentedView {
  /// What it shows.
  associatedtype UIViewControllerType: UIViewController

  /// What speaks to it on the view's behalf, and lives as long as it.
  associatedtype Coordinator = Void

  /// Makes it, once.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Brings it up to date with the view.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Lets it go.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Makes what speaks to it.
  func makeCoordinator() -> Coordinator

  /// What it can know of where it is.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// What a represented controller can know of where it is.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What speaks to the controller on SwiftUI's behalf.
  public let coordinator: Representable.Coordinator

  /// What is set around it.
  public let environment: EnvironmentValues

  /// What the change carries that brought it about.
  public let transaction: Transaction
}

extension UIViewControllerRepresentable {
  /// Nothing has to be done.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// What it represents, as a view.
  public var body: RepresentedView {
    RepresentedView { kept, environment in
      @MainActor func context(_ coordinator: Coordinator) -> Context {
        Context(coordinator: coordinator, environment: environment, transaction: Transaction())
      }
      let (controller, coordinator) = kept.object(
        coordinator: makeCoordinator, make: { makeUIViewController(context: context($0)) },
        dismantle: { Self.dismantleUIViewController($0, coordinator: $1) })
      updateUIViewController(controller, context: context(coordinator))
      return AnyView(ControllerView(controller))
    }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing speaks to it.
  public func makeCoordinator() {}
}
