public import Foundation
import StateEvents
import Threads

/// Why a file cannot be read as a history.
public enum StateHistoryError: Error, Equatable, CustomStringConvertible {
  /// The first line does not say that it is one.
  case notAHistory(file: String)

  /// It was written in another way.
  case otherVersion(Int, known: Int, file: String)

  /// A line in the middle cannot be read.
  case brokenLine(Int, why: String, file: String)

  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .notAHistory(let file):
      "\(file) is no history of states: its first line does not say so. Read a file that "
        + "StateHistory.write(to:) or append(to:) made."
    case .otherVersion(let version, let known, let file):
      "\(file) is a history of version \(version), and this program reads version \(known). Read "
        + "it with the program that wrote it."
    case .brokenLine(let line, let why, let file):
      "\(file):\(line): the line cannot be read: \(why) Remove it, and read the file again."
    }
  }
}

extension StateHistory {
  /// Writes all entries to a file, one on a line, in the place of what was there.
  public func write(to url: URL) throws {
    let encoder = lineEncoder()
    var text = try encoder.encode(HistoryHeader())
    text.append(newline)
    for entry in entries {
      text.append(try encoder.encode(HistoryLine(entry: entry, redaction: redaction)))
      text.append(newline)
    }
    for act in people.withLock({ $0.all }) {
      text.append(try encoder.encode(ActLine(act)))
      text.append(newline)
    }
    for answer in answerLines {
      text.append(try encoder.encode(answer))
      text.append(newline)
    }
    try text.write(to: url, options: .atomic)
  }

  /// The history that a file has.
  ///
  /// A last line that was not written to its end, as after a crash, is left out, which ``remarks``
  /// says. States of types that this program does not have, or that cannot be decoded, are words.
  public convenience init(reading url: URL) throws {
    self.init(limit: .bytes(.max))
    let name = url.lastPathComponent
    let lines = try Data(contentsOf: url).split(separator: newline, omittingEmptySubsequences: true)
    let header = lines.first.flatMap { try? JSONDecoder().decode(HistoryHeader.self, from: $0) }
    guard let header, header.format == HistoryHeader.name else {
      throw StateHistoryError.notAHistory(file: name)
    }
    guard header.version == HistoryHeader.current else {
      throw StateHistoryError.otherVersion(
        header.version, known: HistoryHeader.current, file: name)
    }
    var content: [FileLine] = []
    for (index, line) in lines.enumerated().dropFirst() {
      do {
        content.append(try JSONDecoder().decode(FileLine.self, from: line))
      } catch {
        guard index == lines.count - 1 else {
          throw StateHistoryError.brokenLine(index + 1, why: "\(error).", file: name)
        }
        remarks.append("\(name):\(index + 1): the last line is not whole, and was left out.")
      }
    }
    take(content.compactMap(\.entry), content.compactMap(\.act), content.compactMap(\.answer))
  }

  /// Takes in what was recorded in another process, under numbers of this one.
  private func take(_ entries: [StateEntry], _ acts: [ActLine], _ answers: [AnswerLine]) {
    let numbers =
      entries.map(\.id) + acts.map(\.number) + answers.compactMap(\.number)
      + answers.compactMap(\.ask)
    guard let least = numbers.min(), let most = numbers.max() else { return }
    let offset = StateEvents.nextNumbers(most - least + 1) - least
    people.withLock { people in
      for act in acts { people.append(act.act(movedBy: offset)) }
    }
    services.withLock { services in
      for var answer in answers {
        answer.number = answer.number.map { $0 + offset }
        answer.ask = answer.ask.map { $0 + offset }
        services.append(.read(answer))
      }
    }
    storage.withLock { storage in
      for entry in entries {
        _ = storage.append(entry.moved(by: offset), bytes: 0)
      }
    }
  }
}

extension StateEntry {
  /// The same entry, and what caused it, under other numbers.
  fileprivate func moved(by offset: Int) -> StateEntry {
    StateEntry(
      id: id + offset, instance: instance, cause: cause.map { $0 + offset }, reason: reason,
      awaited: awaited, note: note,
      moment: moment, tookNanoseconds: tookNanoseconds, type: type, before: before, after: after)
  }
}

let newline = UInt8(ascii: "\n")

/// Writes what stands on one line.
func lineEncoder() -> JSONEncoder {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return encoder
}
