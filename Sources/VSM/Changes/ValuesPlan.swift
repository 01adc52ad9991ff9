import Threads
import ViewPlatform

/// What ``Values(of:_:)`` is told to do.
@usableFromInline
struct ValuesPlan<State> {
  /// Begins, and sends what comes down the line. Returns what stops it.
  let begin: (ChangeLine<State>) -> any Cancellable
}

extension ValuesPlan {
  /// Subscribes to `publisher`. What it sends at once is there at once.
  static func values<Value, Failure>(
    of publisher: some Publisher<Value, Failure>,
    _ change: @escaping (inout State, Value) -> Void,
    failed: @escaping (inout State, Failure) -> Void
  ) -> ValuesPlan {
    ValuesPlan { line in
      publisher.sink(
        receiveCompletion: { completion in
          if case .failure(let error) = completion {
            line.end { failed(&$0, error) }
          } else {
            line.end(nil)
          }
        },
        receiveValue: { value in _ = line.send { change(&$0, value) } })
    }
  }

  /// Goes through `sequence` on main. What is there already comes at once.
  static func elements<Sequence: AsyncSequence>(
    of sequence: Sequence, _ change: @escaping (inout State, Sequence.Element) -> Void,
    failed: @escaping (inout State, Sequence.Failure) -> Void
  ) -> ValuesPlan {
    ValuesPlan { line in
      let load = Handover((sequence: sequence, change: change, failed: failed))
      return startOnMain {
        let (sequence, change, failed) = load.content
        var elements = sequence.makeAsyncIterator()
        do throws(Sequence.Failure) {
          while let element = try await elements.next(isolation: MainActor.shared) {
            guard line.send({ change(&$0, element) }) else { return }
          }
          line.end(nil)
        } catch {
          line.end { failed(&$0, error) }
        }
      }
    }
  }
}
