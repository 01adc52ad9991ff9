import LayoutEngine
import Threads

/// Shows the value that it is time for, with the pictures of the display.
final class KeyframeAnimatorNode<Value, KeyframePath: Keyframes, Content: View>: WrapperNode<
  KeyframeAnimator<Value, KeyframePath, Content>, Content
>, Mover, TransactionChanger
where KeyframePath.Value == Value {
  private lazy var value = view.initialValue
  private var timeline: KeyframeTimeline<Value>?

  /// When the way began; `nil` where it does with the next picture.
  private var begin: Double?
  private var isInSight = false
  private var started: (any Equatable)?
  private var isStepping = false

  override func appear() {
    flags.insert(.changesTransaction)
    started = view.trigger
    super.appear()
    if sleep == nil { sightChanged(true) }
  }

  override func content() -> Content { Tracking.record(self) { view.content(value) } }

  override func viewChanged() {
    if let trigger = view.trigger, let last = started, !areEqual(trigger, last) {
      started = trigger
      start()
    }
    evaluate()
  }

  override func evaluate() {
    flags.remove(.isDirty)
    super.viewChanged()
  }

  override func sightChanged(_ isInSight: Bool) {
    super.sightChanged(isInSight)
    guard isInSight != self.isInSight else { return }
    self.isInSight = isInSight
    // What was on its way begins it anew from where it is when it is seen again, as does what goes by itself.
    if isInSight, view.trigger == nil || timeline != nil { start() }
  }

  override func disappear() { isInSight = false }

  private func start() {
    if view.isRepeating { value = view.initialValue }
    timeline = KeyframeTimeline(from: value, view.keyframes(value))
    begin = nil
    if isInSight { graph.motions.add(self) }
  }

  func step(to time: Double) -> Bool {
    guard isInSight, let timeline else { return false }
    // Where nothing is seen to move, what would go round stays, and all else has arrived.
    guard time.isFinite else { return end(with: view.isRepeating ? view.initialValue : nil) }
    let begin = begin ?? time
    self.begin = begin
    let duration = timeline.duration
    var elapsed = time - begin
    if elapsed >= duration - 1e-9 {
      guard view.isRepeating, duration > 1e-6 else { return end(with: nil) }
      elapsed = elapsed.truncatingRemainder(dividingBy: duration)
    }
    show(timeline.value(time: elapsed))
    return true
  }

  private func end(with last: Value?) -> Bool {
    if let timeline { show(last ?? timeline.value(time: timeline.duration)) }
    timeline = nil
    return false
  }

  private func show(_ value: Value) {
    self.value = value
    isStepping = true
    graph.motions.activate(self)
    invalidate()
  }

  // A step is not animated itself, whatever animates around it.
  func change(_ transaction: inout Transaction) {
    if isStepping { transaction.animation = nil }
  }

  func rest() { isStepping = false }
}
