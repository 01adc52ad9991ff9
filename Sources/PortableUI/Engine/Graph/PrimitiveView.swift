/// A view that the graph shows directly, rather than by asking for its body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// The node that stands for this view at `place`.
  consuming func makeNode(at place: Place) -> NodeOf<Self>

  /// Whether there is always exactly one box, which a lazy container may wait to make.
  static var isSingle: Bool { get }

  /// Whether there may be sections of a list in it, each of which has rows of its own.
  static var holdsSections: Bool { get }

  /// Whether it, or a view that lies in it, may have been given an identity.
  static var holdsIdentity: Bool { get }
}

extension PrimitiveView {
  package static var isSingle: Bool { true }
  package static var holdsSections: Bool { false }
  package static var holdsIdentity: Bool { ViewType.holdsIdentity(inFieldsOf: Self.self) }
}
