import StateEvents
public import ViewPlatform

/// What the services of an app answer: passed on and recorded while the app runs, given again in a test.
///
/// A service that is behind a protocol of the app's has one more type that conforms to it, which lets
/// each question through here:
///
///     struct RecordedProfile: ProfileService {
///       let service: any ProfileService
///       let answers: ServiceAnswers
///
///       func load() async throws -> Profile {
///         try await answers.to("load") { try await service.load() }
///       }
///
///       func save(_ profile: Profile) async throws {
///         try await answers.to("save", profile) { try await service.save(profile) }
///       }
///     }
///
/// With ``live`` answers the service is asked, and each `StateHistory` that records keeps what it
/// answered. With ``init(replaying:)`` nobody is asked: a question is answered as it was in the
/// recording. A view finds the ones to use in its environment, as `serviceAnswers`, so that a test that
/// is made of a run can give it those of the run.
public struct ServiceAnswers: Sendable {
  let replay: ServiceReplay?

  /// Those of the services themselves.
  public static let live = ServiceAnswers(replay: nil)

  private init(replay: ServiceReplay?) { self.replay = replay }

  /// Those of a recording: a line of JSON for each, as ``StateHistory/answers`` has them.
  ///
  /// Each is given once. Of several answers to one question the first is given first; those to a
  /// question with the same words after it are preferred to others. An answer that took a while takes as
  /// long on the clock of a test's `Screen`. Throws where a line cannot be read.
  public init(replaying lines: String) throws {
    self.init(replay: try ServiceReplay(lines))
  }
}

// MARK: Asking

extension ServiceAnswers {
  /// What `service` answers to `call`, or answered in the recording. `question` is what is asked
  /// with it, which is kept in words.
  ///
  /// What it throws is thrown. From a recording that is the error itself where its type is `Codable`,
  /// and else one with the same words, a ``RecordedFailure``; an answer that the recording does not have
  /// is a ``MissingAnswer``.
  public nonisolated(nonsending) func to<Answer: Codable & Sendable>(
    _ call: String, _ question: Any...,
    by service: nonisolated(nonsending) () async throws -> Answer
  ) async throws -> Answer {
    try await ask(call, question, by: service)
  }

  private nonisolated(nonsending) func ask<Answer: Codable & Sendable>(
    _ call: String, _ question: [Any], by service: nonisolated(nonsending) () async throws -> Answer
  ) async throws -> Answer {
    let ask = ServiceAsk(call, question)
    do {
      let answer =
        if let replay { try await replay.answer(to: call, ask.words) as Answer } else {
          try await service()
        }
      ask.tell { .value(answer) }
      return answer
    } catch {
      ask.tell { .failure(error) }
      throw error
    }
  }

  /// The same for a service that answers that it has done something.
  public nonisolated(nonsending) func to(
    _ call: String, _ question: Any..., by service: nonisolated(nonsending) () async throws -> Void
  ) async throws {
    let _: Done = try await ask(call, question) {
      try await service()
      return Done()
    }
  }

  /// The answers that the publisher of `service` sends, to each subscriber its own.
  public func stream<Answers: Publisher>(
    _ call: String, _ question: Any..., by service: @escaping () -> Answers
  ) -> AnyPublisher<Answers.Output, any Error>
  where Answers.Output: Codable & Sendable, Answers.Failure == any Error {
    Deferred { () -> AnyPublisher<Answers.Output, any Error> in
      let ask = ServiceAsk(call, question)
      let answers =
        replay?.answers(to: call, ask.words) ?? service().eraseToAnyPublisher()
      return
        answers
        .handleEvents(
          receiveOutput: { answer in ask.tell { .value(answer) } },
          receiveCompletion: { completion in
            if case .failure(let error) = completion {
              ask.tell { .failure(error) }
            } else {
              ask.tell { .end }
            }
          }
        )
        .eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }
}

/// That something was done.
struct Done: Codable, Sendable {}

/// A question of the running app.
private struct ServiceAsk {
  private let number: Int
  private let call: String
  private let question: [Any]
  private let moment: Int

  /// Who records the task that asks: the answer may come by way of a queue.
  private let histories = RecordedScope.ofTask

  init(_ call: String, _ question: [Any]) {
    (self.call, self.question) = (call, question)
    (number, moment) = (StateEvents.nextNumber(), presentMoment())
  }

  /// What is asked with it, in words.
  var words: String { question.map { String(describing: $0) }.joined(separator: ", ") }

  /// Tells those who record of an answer.
  func tell(_ content: () -> ServiceAnswer.Content) {
    guard StateEvents.isWatched else { return }
    let now = presentMoment()
    let answer = ServiceAnswer(
      StateEvents.nextNumber(), to: call, words, ask: number, content(), at: now,
      took: max(0, now - moment))
    RecordedScope.$ofTask.withValue(histories) { StateEvents.tell(answer) }
  }
}
