import Foundation
package import StateEvents
import Threads

/// What services answered while a history recorded, the newest, as `RecordedActs` are.
struct RecordedAnswers {
  private(set) var all: [AnswerOrLine] = []

  /// How many are kept.
  static let most = 10_000

  mutating func append(_ answer: AnswerOrLine) {
    all.append(answer)
    if all.count > Self.most + Self.most / 10 { all.removeFirst(all.count - Self.most) }
  }

  mutating func removeAll() { all = [] }
}

/// An answer as it was given, or as a file has it.
enum AnswerOrLine {
  case given(ServiceAnswer)
  case read(AnswerLine)

  func line(_ redaction: Redaction) -> AnswerLine {
    switch self {
    case .given(let answer): AnswerLine(answer, redaction)
    case .read(let line): line
    }
  }
}

extension StateHistory {
  /// What services answered while it recorded, a line of JSON for each, in the order of the questions.
  ///
  /// Only services that answer through ``ServiceAnswers`` are known. Values of types that are left out
  /// are not written; who replays these lines is told so.
  public var answers: [String] { lines(of: answerLines) }

  package func hear(_ answer: ServiceAnswer) {
    guard hearsCaller else { return }
    services.withLock { $0.append(.given(answer)) }
    appender.withLock { $0 }?.append(AnswerLine(answer, redaction))
    followers.tell()
  }

  /// A question that is asked again is to have its own answer, even where that came after a later one's.
  var answerLines: [AnswerLine] {
    let lines = services.withLock { $0.all }.map { $0.line(redaction) }
    return lines.enumerated()
      .sorted { ($0.element.ask ?? .max, $0.offset) < ($1.element.ask ?? .max, $1.offset) }
      .map(\.element)
  }

  /// The answers as a test gives them again: without what only this process knows.
  var replayLines: [String] {
    let first = people.withLock { $0.all.first?.number } ?? .max
    let lines = answerLines
    var counts: [Int: Int] = [:]
    for line in lines { if let ask = line.ask { counts[ask, default: 0] += 1 } }
    // Numbers that are the same from run to run.
    let streams = counts.filter { $0.value > 1 }.keys.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(streams, 1...))
    return self.lines(
      of: lines.map { line in
        var line = line
        let isLate = (line.took ?? 0) >= RunSteps.tenth && (line.ask ?? .min) > first
        // What a screen begins with is to be there when the first step comes.
        line.took = isLate ? line.took : nil
        line.ask = line.ask.flatMap { numbers[$0] }
        (line.number, line.at) = (nil, nil)
        return line
      })
  }

  private func lines(of lines: [AnswerLine]) -> [String] {
    lines.compactMap { line in
      (try? lineEncoder().encode(line)).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
