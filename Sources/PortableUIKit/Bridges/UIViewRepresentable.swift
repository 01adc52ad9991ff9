public import Foundation
import LayoutEngine
public import PortableUI

/// A SwiftUI view that is one of this kit's.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == RepresentedView {
  /// What it shows.
  associatedtype UIViewType: UIView

  /// What speaks to it on the view's behalf, and lives as long as it.
  associatedtype Coordinator = Void

  /// Makes it, once.
  func makeUIView(context: Context) -> UIViewType

  /// Brings it up to date with the view.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Lets it go.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Makes what speaks to it.
  func makeCoordinator() -> Coordinator

  /// The size it chooses for `proposal`; `nil` for the one by what it shows.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?

  /// What it can know of where it is.
  typealias Context = UIViewRepresentableContext<Self>
}

/// What a represented view can know of where it is.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<View: UIViewRepresentable> {
  /// What speaks to the view on SwiftUI's behalf.
  public let coordinator: View.Coordinator

  /// What is set around it.
  public let environment: EnvironmentValues

  /// What the change carries that brought it about.
  public let transaction: Transaction
}

extension UIViewRepresentable {
  /// Nothing has to be done.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The size by what it shows.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// What it represents, as a view.
  public var body: RepresentedView {
    RepresentedView { kept, environment in
      @MainActor func context(_ coordinator: Coordinator) -> Context {
        Context(coordinator: coordinator, environment: environment, transaction: Transaction())
      }
      let (view, coordinator) = kept.object(
        coordinator: makeCoordinator, make: { makeUIView(context: context($0)) },
        dismantle: { Self.dismantleUIView($0, coordinator: $1) })
      view.sizeForHost = { [weak view] proposal in
        guard let view else { return nil }
        let proposed = ProposedViewSize(
          width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
        return sizeThatFits(proposed, uiView: view, context: context(coordinator))
      }
      updateUIView(view, context: context(coordinator))
      return AnyView(ObjectView(view))
    }
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing speaks to it.
  public func makeCoordinator() {}
}
