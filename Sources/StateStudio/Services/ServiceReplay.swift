import Foundation
import Threads
import ViewPlatform

/// Gives the answers of a recording again, each once.
final class ServiceReplay: Sendable {
  /// A question that was asked, and all that came of it.
  private struct Ask {
    let number: Int?
    let call: String
    let question: String
    var lines: [AnswerLine]
  }

  private let asks: Guarded<[Ask]>

  init(_ text: String) throws {
    var asks: [Ask] = []
    for (index, line) in text.split(separator: "\n").enumerated() {
      if line.allSatisfy(\.isWhitespace) { continue }
      var read: AnswerLine
      do {
        read = try JSONDecoder().decode(AnswerLine.self, from: Data(line.utf8))
        // What is there at once in a run need not be waited for in a test either.
        if let took = read.took, took < RunSteps.tenth { read.took = nil }
      } catch {
        throw MissingAnswer(
          description: "Line \(index + 1) of what services answered cannot be read: \(error)")
      }
      if let number = read.ask, let known = asks.firstIndex(where: { $0.number == number }) {
        asks[known].lines.append(read)
      } else {
        asks.append(
          Ask(number: read.ask, call: read.call, question: read.question ?? "", lines: [read]))
      }
    }
    self.asks = Guarded(asks)
  }

  /// Takes out what came of the next question of that kind.
  private func take(_ call: String, _ question: String) throws -> [AnswerLine] {
    let found = asks.withLock { asks -> [AnswerLine]? in
      let same = asks.firstIndex { $0.call == call && $0.question == question }
      guard let index = same ?? asks.firstIndex(where: { $0.call == call }) else { return nil }
      return asks.remove(at: index).lines
    }
    if let found { return found }
    throw MissingAnswer(
      description: """
        '\(call)'\(question.isEmpty ? "" : " of \(question)") was asked, and the recording has no \
        further answer to it. Record the run again, or add a line with an answer.
        """)
  }

  /// The one answer to `call`.
  nonisolated(nonsending) func answer<Answer: Codable>(
    to call: String, _ question: String
  ) async throws -> Answer {
    let lines = try take(call, question)
    if let took = lines.first?.took { await pass(took) }
    for line in lines {
      if let answer: Answer = try line.value() { return answer }
    }
    throw MissingAnswer(description: "'\(call)' was never answered in the recording.")
  }

  /// The answers to `call` that a publisher sent.
  func answers<Answer: Codable & Sendable>(
    to call: String, _ question: String
  ) -> AnyPublisher<Answer, any Error> {
    let subject = PassthroughSubject<Answer, any Error>()
    let lines: [AnswerLine]
    do { lines = try take(call, question) } catch {
      return Fail(error: error).eraseToAnyPublisher()
    }
    if lines.allSatisfy({ $0.took == nil }) {
      return Publishers.Sequence(sequence: lines)
        .setFailureType(to: (any Error).self)
        .tryMap { line -> Answer? in try line.value() }
        .compactMap { $0 }
        .append(lines.contains { $0.end == true } ? Self.finished() : Self.open())
        .eraseToAnyPublisher()
    }
    let sender = Handover(subject)
    let task = Task {
      var passed = 0
      for line in lines {
        let took = line.took ?? passed
        if took > passed { await pass(took - passed) }
        passed = max(passed, took)
        if Task.isCancelled { return }
        let line = Handover(line)
        await MainActor.run { Self.send(line.content, to: sender.content) }
      }
    }
    return subject.handleEvents(receiveCancel: { task.cancel() }).eraseToAnyPublisher()
  }

  private static func finished<Answer>() -> AnyPublisher<Answer, any Error> {
    Empty().eraseToAnyPublisher()
  }

  private static func open<Answer>() -> AnyPublisher<Answer, any Error> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }

  private static func send<Answer: Codable>(
    _ line: AnswerLine, to subject: PassthroughSubject<Answer, any Error>
  ) {
    do {
      if line.end == true { return subject.send(completion: .finished) }
      if let answer: Answer = try line.value() { subject.send(answer) }
    } catch {
      subject.send(completion: .failure(error))
    }
  }
}
