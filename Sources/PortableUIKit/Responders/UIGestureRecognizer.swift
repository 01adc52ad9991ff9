public import Foundation
import PortableUI

/// Finds out whether a person makes a gesture on a view.
///
/// What it does is given as a closure: there are no selectors on this system.
@preconcurrency @MainActor
open class UIGestureRecognizer {
  /// How far a gesture is.
  public nonisolated enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// It was made.
    public static let recognized = State.ended
  }

  /// How far it is.
  public internal(set) var state = State.possible

  /// The view that it is on.
  public internal(set) weak var view: UIView?

  /// Whether it looks at all.
  open var isEnabled = true { didSet { view?.looksChanged() } }

  /// A name for people.
  open var name: String?

  var place = CGPoint.zero
  private var actions: [(UIGestureRecognizer) -> Void] = []

  /// One that calls `action` whenever it is further. This form is this library's.
  public init(action: ((UIGestureRecognizer) -> Void)? = nil) {
    if let action { actions.append(action) }
  }

  /// Calls `action`, too, whenever it is further. This form is this library's.
  public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    actions.append(action)
  }

  /// Where the pointer is, in the coordinates of `view`.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return place }
    return own.convert(place, to: view)
  }

  func tell(_ state: State, at place: CGPoint) {
    self.state = state
    self.place = place
    for action in actions { action(self) }
    if state == .ended || state == .cancelled { self.state = .possible }
  }

  /// The same gesture, for a graph.
  func makeGesture() -> AnyGesture<Void> {
    AnyGesture(TapGesture(count: .max).map { _ in })
  }
}

/// Taps in a row.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many.
  open var numberOfTapsRequired = 1 { didSet { view?.looksChanged() } }

  override func makeGesture() -> AnyGesture<Void> {
    AnyGesture(
      SpatialTapGesture(count: numberOfTapsRequired)
        .onEnded { [weak self] in self?.tell(.ended, at: $0.location) }.map { _ in })
  }
}

/// A press that lasts.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5 { didSet { view?.looksChanged() } }

  /// How far the pointer may move meanwhile.
  open var allowableMovement: CGFloat = 10

  override func makeGesture() -> AnyGesture<Void> {
    AnyGesture(
      LongPressGesture(minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
        .onEnded { [weak self] _ in
          guard let self else { return }
          let middle = view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero
          tell(.began, at: middle)
          tell(.ended, at: middle)
        }.map { _ in })
  }
}

/// A drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var moved = CGPoint.zero
  private var start = CGPoint.zero
  private var speed = CGPoint.zero

  /// How far the pointer has moved, in the coordinates of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: moved.x - start.x, y: moved.y - start.y)
  }

  /// Counts from here on as if it had moved so far.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = CGPoint(x: moved.x - translation.x, y: moved.y - translation.y)
  }

  /// How fast the pointer moves, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  override func makeGesture() -> AnyGesture<Void> {
    AnyGesture(
      DragGesture()
        .onChanged { [weak self] in self?.moved(to: $0) }
        .onEnded { [weak self] in self?.ended(at: $0) }.map { _ in })
  }

  private func take(_ value: DragGesture.Value) {
    moved = CGPoint(x: value.translation.width, y: value.translation.height)
    speed = CGPoint(x: value.velocity.width, y: value.velocity.height)
  }

  private func moved(to value: DragGesture.Value) {
    let isFirst = state == .possible
    if isFirst { start = .zero }
    take(value)
    tell(isFirst ? .began : .changed, at: value.location)
  }

  private func ended(at value: DragGesture.Value) {
    take(value)
    tell(.ended, at: value.location)
  }
}

extension UIView {
  /// Lets a person make a gesture on the view.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    looksChanged()
  }

  /// Takes a gesture from the view.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    gestureRecognizers?.removeAll { $0 === recognizer }
    looksChanged()
  }
}
