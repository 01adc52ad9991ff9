public import Foundation

/// A view with a gesture.
struct GestureView<Content: View, G: Gesture> {
  let content: Content
  let gesture: G
  let rank: GestureRank
  let mask: GestureMask
}

extension GestureView: View, PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { GestureNode(self, at: place) }
}

private final class GestureNode<Content: View, G: Gesture>:
  ModifierNode<GestureView<Content, G>, Content>, GestureSource
{
  /// What finds out whether the gesture is being made.
  private weak var recognizer: RecognizerOf<G>?
  private var wants: PointerWants?

  override func content() -> Content { view.content }

  override func attach(_ box: Box) {
    let wants = self.wants ?? makeRecognizer(view.gesture).wants.union(.presses)
    self.wants = wants
    box.element = Element(.layer(LayerContent(pointers: wants)), of: self)
  }

  override func detach(_ box: Box) {
    if let element = box.element { graph.knownGestures?.forget(element) }
  }

  override func disappear() {
    for box in boxes { detach(box) }
    super.disappear()
  }

  override func viewChanged() {
    super.viewChanged()
    recognizer?.update(view.gesture)
  }

  var admitsInner: Bool { view.mask.contains(.subviews) }

  func contender(in element: Element) -> Contender? {
    guard view.mask.contains(.gesture), EnvironmentValues(scope: scope).isEnabled else {
      return nil
    }
    let new = makeRecognizer(view.gesture)
    recognizer = new
    return Contender(new, of: element, rank: view.rank)
  }
}

nonisolated extension View {
  private func gesture<T: Gesture>(
    _ gesture: T, _ rank: GestureRank, _ mask: GestureMask
  ) -> GestureView<Self, T> {
    GestureView(content: self, gesture: gesture, rank: rank, mask: mask)
  }

  /// Lets a person make `gesture` on the view. Gestures of the views inside come before it; `mask` says
  /// which of both count.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, .usual, mask)
  }

  /// Lets a person make `gesture` on the view while `isEnabled`.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, .usual, isEnabled ? .all : .subviews)
  }

  /// Lets a person make `gesture` on the view, before gestures of the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .high, mask)
  }

  /// Lets a person make `gesture` on the view while `isEnabled`, before gestures of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, .high, isEnabled ? .all : .subviews)
  }

  /// Lets a person make `gesture` on the view beside those of the views inside and around.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .beside, mask)
  }

  /// Lets a person make `gesture` on the view while `isEnabled`, beside those of the views inside and
  /// around.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, .beside, isEnabled ? .all : .subviews)
  }

  /// Calls `action` with the place when the view is tapped `count` times in a row.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Calls `action` with the place when the view is tapped `count` times in a row.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
}

extension GestureView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    GestureView<Other, G>(content: other, gesture: gesture, rank: rank, mask: mask)
  }
}
