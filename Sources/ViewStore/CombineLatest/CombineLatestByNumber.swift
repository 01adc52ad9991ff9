public import ViewPlatform

// One line for each number: the compiler takes a tuple of known length apart where it stands, and one
// of a pack not.

extension Publisher {
  /// Sends the latest values of this publisher and four others together. See
  /// ``Publishers/CombineLatestMany``.
  @inlinable
  public func combineLatest<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(Output, A.Output, B.Output, C.Output, D.Output), Failure>
  where A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatestMany {
      self
      a
      b
      c
      d
    }.eraseToAnyPublisher()
  }

  /// Sends the latest values of this publisher and five others together. See
  /// ``Publishers/CombineLatestMany``.
  @inlinable
  public func combineLatest<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> AnyPublisher<(Output, A.Output, B.Output, C.Output, D.Output, E.Output), Failure>
  where
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure,
    E.Failure == Failure
  {
    Publishers.CombineLatestMany {
      self
      a
      b
      c
      d
      e
    }.eraseToAnyPublisher()
  }

  /// Sends the latest values of this publisher and six others together. See
  /// ``Publishers/CombineLatestMany``.
  @inlinable
  public func combineLatest<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> AnyPublisher<(Output, A.Output, B.Output, C.Output, D.Output, E.Output, F.Output), Failure>
  where
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure,
    E.Failure == Failure, F.Failure == Failure
  {
    Publishers.CombineLatestMany {
      self
      a
      b
      c
      d
      e
      f
    }.eraseToAnyPublisher()
  }

  /// Sends the latest values of this publisher and seven others together. See
  /// ``Publishers/CombineLatestMany``.
  @inlinable
  public func combineLatest<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  )
    -> AnyPublisher<
      (Output, A.Output, B.Output, C.Output, D.Output, E.Output, F.Output, G.Output), Failure
    >
  where
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure,
    E.Failure == Failure, F.Failure == Failure, G.Failure == Failure
  {
    Publishers.CombineLatestMany {
      self
      a
      b
      c
      d
      e
      f
      g
    }.eraseToAnyPublisher()
  }

  /// Sends the latest values of this publisher and eight others together. See
  /// ``Publishers/CombineLatestMany``.
  @inlinable
  public func combineLatest<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  )
    -> AnyPublisher<
      (Output, A.Output, B.Output, C.Output, D.Output, E.Output, F.Output, G.Output, H.Output),
      Failure
    >
  where
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure,
    E.Failure == Failure, F.Failure == Failure, G.Failure == Failure, H.Failure == Failure
  {
    Publishers.CombineLatestMany {
      self
      a
      b
      c
      d
      e
      f
      g
      h
    }.eraseToAnyPublisher()
  }

  /// Sends the latest values of this publisher and nine others together. See
  /// ``Publishers/CombineLatestMany``.
  @inlinable
  public func combineLatest<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher, I: Publisher
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I
  )
    -> AnyPublisher<
      (
        Output, A.Output, B.Output, C.Output, D.Output, E.Output, F.Output, G.Output, H.Output,
        I.Output
      ), Failure
    >
  where
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure,
    E.Failure == Failure, F.Failure == Failure, G.Failure == Failure, H.Failure == Failure,
    I.Failure == Failure
  {
    Publishers.CombineLatestMany {
      self
      a
      b
      c
      d
      e
      f
      g
      h
      i
    }.eraseToAnyPublisher()
  }

  /// Sends the latest values of this publisher and of ten others or more together. See
  /// ``Publishers/CombineLatestMany``.
  ///
  /// From eleven others on the compiler finds the elements of the tuple once it is done with the line:
  /// `.sink { print($0.11) }` behind it is refused. Keep the publisher in a constant first,
  /// `let all = …`, and write `all.sink { print($0.11) }`; or take the values by their names. A closure
  /// of several statements finds them, too.
  @inlinable
  public func combineLatest<A, B, C, D, E, F, G, H, I, J, each Value>(
    _ a: any Publisher<A, Failure>, _ b: any Publisher<B, Failure>,
    _ c: any Publisher<C, Failure>, _ d: any Publisher<D, Failure>,
    _ e: any Publisher<E, Failure>, _ f: any Publisher<F, Failure>,
    _ g: any Publisher<G, Failure>, _ h: any Publisher<H, Failure>,
    _ i: any Publisher<I, Failure>, _ j: any Publisher<J, Failure>,
    _ others: repeat any Publisher<each Value, Failure>
  )
    -> Publishers.CombineLatestMany<
      (Output, A, B, C, D, E, F, G, H, I, J, repeat each Value), Failure
    >
  {
    // Not passed on: of a pack made of single ones and another pack the optimizer loses count.
    var list = TupleLayout<Failure>()
    list.append(CombineLatestInput(self))
    list.append(latestInput(a))
    list.append(latestInput(b))
    list.append(latestInput(c))
    list.append(latestInput(d))
    list.append(latestInput(e))
    list.append(latestInput(f))
    list.append(latestInput(g))
    list.append(latestInput(h))
    list.append(latestInput(i))
    list.append(latestInput(j))
    repeat list.append(latestInput(each others))
    return Publishers.CombineLatestMany(list.slots, glitchFree: false)
  }
}
