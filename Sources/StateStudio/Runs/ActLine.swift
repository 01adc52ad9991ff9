import Foundation
import StateEvents

/// An act as one line of a file.
struct ActLine: Codable {
  let number: Int
  let act: PersonAct.Kind
  let target: PersonAct.Target
  let moment: Int
  let seen: [String]

  init(_ act: PersonAct) {
    (number, self.act, target) = (act.number, act.kind.withoutSecrets(of: act.target), act.target)
    (moment, seen) = (act.moment, act.seen)
  }

  /// The act, under a number of this process.
  func act(movedBy offset: Int) -> PersonAct {
    PersonAct(number + offset, act, on: target, at: moment, seeing: seen)
  }
}

extension PersonAct.Kind {
  /// What may be written into a file of what was typed.
  fileprivate func withoutSecrets(of target: PersonAct.Target) -> PersonAct.Kind {
    guard target.isSecret, case .edit(let old, let new) = self else { return self }
    return .edit(
      from: String(repeating: "•", count: old.count), to: String(repeating: "•", count: new.count))
  }
}

/// What a line of a file is.
enum FileLine: Decodable {
  case entry(StateEntry)
  case act(ActLine)
  case answer(AnswerLine)

  private enum Key: String, CodingKey { case act, call }

  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    if line.contains(.act) {
      self = .act(try ActLine(from: decoder))
    } else if line.contains(.call) {
      self = .answer(try AnswerLine(from: decoder))
    } else {
      self = .entry(try HistoryLineRead(from: decoder).entry)
    }
  }

  var entry: StateEntry? { if case .entry(let entry) = self { entry } else { nil } }
  var answer: AnswerLine? { if case .answer(let answer) = self { answer } else { nil } }
  var act: ActLine? { if case .act(let act) = self { act } else { nil } }
}
