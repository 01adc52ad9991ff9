import LayoutEngine
import Threads

/// Shows the phase that it is time for, and goes on to the next with the pictures of the display.
final class PhaseAnimatorNode<Phase: Equatable, Content: View>: WrapperNode<
  PhaseAnimator<Phase, Content>, Content
>, Mover, TransactionChanger
{
  private enum Progress: Equatable {
    /// Nothing is going on.
    case resting
    /// The next phase begins with the next picture.
    case ready
    /// The phase that is shown was begun, and is done at this time.
    case moving(until: Double)
  }

  private var progress = Progress.resting
  private var index = 0
  private var isInSight = false
  private var started: (any Equatable)?

  /// What the phase that is about to be shown moves by.
  private var animation: Animation?
  private var isTurning = false

  override func appear() {
    flags.insert(.changesTransaction)
    started = view.trigger
    super.appear()
    if sleep == nil { sightChanged(true) }
  }

  override func content() -> Content {
    // Phases that have become fewer begin anew.
    if index >= view.phases.count { index = 0 }
    guard !view.phases.isEmpty else {
      stop(
        "A PhaseAnimator has no phases.", facts: ["view": path],
        fix: "Give it at least one: the first is what is shown while nothing moves.")
    }
    let phase = view.phases[index]
    return Tracking.record(self) { view.content(phase) }
  }

  override func viewChanged() {
    super.viewChanged()
    guard let trigger = view.trigger, let last = started, !areEqual(trigger, last) else { return }
    started = trigger
    // A new start is one from the first phase, however far the last one has come.
    index = 0
    begin()
  }

  override func evaluate() {
    flags.remove(.isDirty)
    super.viewChanged()
  }

  override func sightChanged(_ isInSight: Bool) {
    super.sightChanged(isInSight)
    guard isInSight != self.isInSight else { return }
    self.isInSight = isInSight
    if !isInSight {
      progress = .resting
    } else if view.trigger == nil || index != 0 {
      begin()
    }
  }

  override func disappear() { isInSight = false }

  private func begin() {
    guard isInSight, view.phases.count > 1 else { return }
    progress = .ready
    graph.motions.add(self)
  }

  func step(to time: Double) -> Bool {
    guard isInSight, progress != .resting else { return false }
    // Where nothing is seen to move, each phase is over at once.
    guard time.isFinite else { return stayAtFirst() }
    if case .moving(let end) = progress, time < end - 1e-9 { return true }
    if case .moving = progress, index == 0, view.trigger != nil {
      progress = .resting
      return false
    }
    index = (index + 1) % view.phases.count
    animation = view.animation(view.phases[index])
    // A phase that takes no time is seen for one picture.
    progress = .moving(until: time + max(1e-6, animation?.curve.apparentDuration ?? 0))
    // What is around goes along with it; what is inside moves as it says, whoever else turns now.
    graph.transaction = Transaction(animation: animation)
    isTurning = true
    graph.motions.activate(self)
    invalidate()
    return true
  }

  func change(_ transaction: inout Transaction) {
    if isTurning { transaction.animation = animation }
  }

  func rest() { isTurning = false }

  private func stayAtFirst() -> Bool {
    progress = .resting
    if index != 0 {
      index = 0
      invalidate()
    }
    return false
  }
}
