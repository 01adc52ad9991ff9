public import ViewPlatform

/// Feeds one input into latest values.
@usableFromInline
final class LatestInlet<Input, Failure: Error>: Subscriber {
  @usableFromInline let values: LatestValues<Failure>
  @usableFromInline let index: Int
  @usableFromInline let place: UnsafeMutablePointer<Input>

  // Both are touched only by whoever may act on the values.
  @exclusivity(unchecked) @usableFromInline var isFilled = false
  @exclusivity(unchecked) @usableFromInline var isFinished = false

  @inlinable
  init(_ values: LatestValues<Failure>, _ index: Int) {
    self.values = values
    self.index = index
    place = (values.tuple + values.slots[index].offset).assumingMemoryBound(to: Input.self)
  }

  @usableFromInline
  func receive(subscription: any Subscription) {
    values.perform { [self] in values.connect(subscription, at: index) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if values.begin() {
      accept(input)
      values.end()
    } else {
      values.enqueue { [self] in accept(input) }
    }
    return .none
  }

  @inlinable
  func accept(_ input: Input) {
    guard values.isOpen, !isFinished else { return }
    if isFilled {
      place.pointee = input
    } else {
      isFilled = true
      place.initialize(to: input)
      values.fill(index)
    }
    values.learnRank()
    // The release of the former value may have cancelled everything.
    if values.missing == 0 && values.isOpen { values.changed() }
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) {
    values.perform { [self] in
      guard !isFinished else { return }
      isFinished = true
      switch completion {
      case .finished: values.finish(index)
      case .failure(let error): values.fail(error, at: index)
      }
    }
  }
}
