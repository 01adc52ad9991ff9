package import LayoutEngine

/// An object that is shown as it is, and that says itself where what is inside it stands.
///
/// The graph shows views, which are values. What keeps its looks and its place in an object of its own,
/// as UIKit's views do, takes part in the graph through this: see ``ObjectView``.
@MainActor
package protocol ShownObject: AnyObject {
  /// How it looks as a whole.
  var layerContent: LayerContent { get }

  /// What assistive technologies are told of it.
  var spokenContent: AccessibilityContent { get }

  /// What fills its frame behind everything else; `nil` for nothing.
  var backdrop: AnyView? { get }

  /// What it shows itself, behind the objects inside; `nil` for nothing.
  var ownContent: AnyView? { get }

  /// The objects inside, the last one in front.
  var innerObjects: [any ShownObject] { get }

  /// What a pointer can do with it; `nil` for nothing.
  var pointerGesture: AnyGesture<Void>? { get }

  /// It is shown from now on, at `place`.
  func attach(to place: any ObjectPlace)

  /// It is not shown any more, at `place`.
  func detach(from place: any ObjectPlace)

  /// The size it chooses for `proposal`, where a view's layout asks.
  func size(for proposal: Proposal) -> Size

  /// It was given `size`, or something in it may have another size: says where everything stands.
  func arrange(in size: Size)

  /// Where its own content stands, once it is arranged.
  var contentFrame: Rect { get }

  /// Where it stands itself in the object around it, once that is arranged.
  var placedFrame: Rect { get }

  /// Whether it wants to know when it is scrolled, or what is around it is laid out.
  var readsLayout: Bool { get }

  /// It was scrolled, or what is around it was laid out.
  func layoutWasRead()
}

extension ShownObject {
  package var readsLayout: Bool { false }
  package func layoutWasRead() {}
}

/// Where an object is shown.
@MainActor
package protocol ObjectPlace: AnyObject {
  /// The object looks different from now on, or has other objects inside. It is asked in the next
  /// frame, which moves by the animation of the moment.
  func changed()

  /// What is inside the object may stand elsewhere from now on: it moves there by the animation of the
  /// moment.
  func layoutChanged()

  /// What is inside the object has to be laid out before the next frame. Whether it moves, that layout
  /// says.
  func layoutNeeded()

  /// Runs the frame that is needed where nobody does by himself: on a screen in memory, which stands still
  /// while a test awaits what the object shows.
  func showInMemory()

  /// The size that the object's own content chooses for `proposal`.
  func contentSize(for proposal: Proposal) -> Size

  /// How far below the top of the object's own content, shown in `size`, its first and its last line
  /// of text stand.
  func contentBaselines(in size: Size) -> (first: Double, last: Double)?

  /// Whether the window is light or dark here, or what else is set around the object.
  var environment: EnvironmentValues { get }

  /// How large all is that the scroll view around it shows; `nil` where there is none.
  var scrolledSize: Size? { get }

  /// How far the scroll view around it is scrolled; `nil` where there is none.
  var scrolledOffset: Point? { get }

  /// Moves the scroll view around it to `offset`, or as near as its content allows.
  func scroll(to offset: Point)

  /// The window's size.
  var windowSize: Size { get }

  /// Where its corner lies in the window.
  var originInWindow: Point { get }
}
