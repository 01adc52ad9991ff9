public import Dispatch
import ViewPlatform

// What may fail is observed only with an answer to what its failure looks like. Without one a view
// would stay in the state before the failure for ever, so that does not compile.

extension StateObserving {
  /// Makes the state that `action` returns in the end the state or, if it fails, what `failed` makes of
  /// the error.
  public func observe<Failure: Error>(
    _ action: @escaping () async throws(Failure) -> ContainedState,
    catch failed: @escaping (Failure) -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: (any Hashable)? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    observe(
      {
        do throws(Failure) { return try await action() } catch { return failed(error) }
      }, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// Makes each state of `sequence` the state and, if it fails, what `failed` makes of the error.
  public func observe<Sequence: AsyncSequence>(
    _ sequence: Sequence, catch failed: @escaping (Sequence.Failure) -> ContainedState
  ) where Sequence.Element == ContainedState {
    observe(CatchingSequence(base: sequence, failed: failed))
  }

  /// Observes the sequence that `action` returns and, if it fails, what `failed` makes of the error.
  public func observe<Sequence: AsyncSequence>(
    _ action: @escaping () async -> Sequence,
    catch failed: @escaping (Sequence.Failure) -> ContainedState,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: (any Hashable)? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) where Sequence.Element == ContainedState {
    observe(
      { CatchingSequence(base: await action(), failed: failed) }, debounced: dueTime,
      identifier: identifier, file: file, line: line, column: column)
  }
}

/// The elements of a sequence, and one more in the place of a failure.
struct CatchingSequence<Base: AsyncSequence>: AsyncSequence {
  let base: Base
  let failed: (Base.Failure) -> Base.Element

  func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), failed: failed)
  }

  struct Iterator: AsyncIteratorProtocol {
    /// Nil once it has failed.
    var base: Base.AsyncIterator?
    let failed: (Base.Failure) -> Base.Element

    mutating func next() async -> Base.Element? {
      do throws(Base.Failure) {
        return try await base?.next(isolation: nil)
      } catch {
        base = nil
        return failed(error)
      }
    }
  }
}
