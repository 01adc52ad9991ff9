public import ViewPlatform

extension Publishers {
  /// Sends the latest values of any number of inputs together, whenever one of them sends.
  ///
  /// Begins once every input has sent. What an event costs does not grow with the number of inputs,
  /// except that a larger tuple has to be copied. The downstream's demand goes to every input as it
  /// is; a value that comes without any is remembered and not sent. Finishes when all inputs have:
  /// one that finishes and never sent keeps it silent, and does not end it. Fails with the first that
  /// fails, and cancels the others.
  ///
  /// Inputs may send from any thread. What an input sends while a value is being delivered, from
  /// inside the subscriber say, is delivered afterwards: values neither nest nor overtake each
  /// other.
  ///
  /// Where inputs come from one source, a value of the source reaches them one after the other, and
  /// a mix of old and new is sent in between. With `glitchFree` they are sent together, once, when
  /// the source's value has reached all of them.
  public struct CombineLatestMany<Output, Failure: Error>: Publisher {
    @usableFromInline let inputs: ContiguousArray<LatestSlot<Failure>>
    @usableFromInline let isGlitchFree: Bool

    @inlinable
    init(_ inputs: ContiguousArray<LatestSlot<Failure>>, glitchFree: Bool) {
      self.inputs = inputs
      isGlitchFree = glitchFree
    }

    /// Combines the publishers that `inputs` lists, in this order.
    ///
    /// ```swift
    /// let latest = Publishers.CombineLatestMany {
    ///   photos
    ///   searchText.prepend("")
    ///   showsCount.prepend(false)
    /// }
    /// ```
    ///
    /// Each line is compiled by itself, however many there are.
    @inlinable
    public init(
      glitchFree: Bool = false,
      @CombineLatestBuilder inputs: () -> CombineLatestInputs<Output, Failure>
    ) {
      self.init(inputs().slots, glitchFree: glitchFree)
    }

    /// Attaches `subscriber` to all inputs, the first one first.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = LatestSubscription(subscriber, inputs, glitchFree: isGlitchFree)
      subscriber.receive(subscription: subscription)
      subscription.attachInputs()
    }
  }
}
