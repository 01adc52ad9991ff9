public import ViewPlatform

/// Latest values whose downstream is known.
@usableFromInline
final class LatestSubscription<Downstream: Subscriber>: LatestValues<Downstream.Failure> {
  @usableFromInline let downstream: Downstream

  @inlinable
  init(
    _ downstream: Downstream, _ slots: ContiguousArray<LatestSlot<Downstream.Failure>>,
    glitchFree: Bool
  ) {
    self.downstream = downstream
    let tuple = UnsafeMutablePointer<Downstream.Input>.allocate(capacity: 1)
    super.init(UnsafeMutableRawPointer(tuple), slots, glitchFree: glitchFree)
  }

  @inlinable
  override func send() {
    guard demand > .none else { return }
    let values = tuple.assumingMemoryBound(to: Downstream.Input.self).pointee
    if demand == .unlimited {
      _ = downstream.receive(values)
    } else {
      demand -= 1
      grant(downstream.receive(values))
    }
  }

  @usableFromInline
  override func send(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }
}
