import Foundation
import StateEvents

/// An answer of a service as one line of a file, or of a test.
struct AnswerLine: Codable {
  let call: String
  var question: String?

  /// Which question it answers; where there is none, one of its own.
  var ask: Int?

  /// Its place among all acts, answers and changes; in a test it has none.
  var number: Int?
  var at: Int?

  /// How many nanoseconds it took, where that is to be noticed.
  var took: Int?

  /// One of these is there.
  var answer: JSONValue?
  var failure: Failure?
  var end: Bool?

  /// Says why the answer is not there.
  var missing: String?

  /// An error in words, and as itself where it can be written.
  struct Failure: Codable {
    let words: String
    let message: String
    var type: String?
    var error: JSONValue?
  }

  init(_ answer: ServiceAnswer, _ redaction: Redaction) {
    call = answer.call
    question = answer.question.isEmpty ? nil : answer.question
    (ask, number, at, took) = (answer.ask, answer.number, answer.moment, answer.took)
    switch answer.content {
    case .end: end = true
    case .failure(let error): failure = Failure(error)
    case .value(let value):
      if redaction.touches(value) {
        missing = "It was left out of the recording."
      } else {
        self.answer = JSONValue(of: value)
        if self.answer == nil { missing = "\(type(of: value)) could not be written." }
      }
    }
  }

  /// The answer; `nil` where the line says something else. Throws what was thrown.
  func value<Answer: Decodable>() throws -> Answer? {
    if let failure { throw failure.thrown }
    if let missing {
      throw MissingAnswer(description: "The recording has no answer to '\(call)'. \(missing)")
    }
    return try answer.map { try $0.decoded() }
  }
}

extension AnswerLine.Failure {
  fileprivate init(_ error: any Error) {
    words = "\(error)"
    message = error.localizedDescription
    if let error = error as? any Codable & Error, let name = _mangledTypeName(Swift.type(of: error))
    {
      self.error = JSONValue(of: error)
      type = self.error == nil ? nil : name
    }
  }

  /// The error itself, or one with its words.
  fileprivate var thrown: any Error {
    if let type = type.flatMap(_typeByName) as? any (Decodable & Error).Type,
      let error, let known = try? error.decoded(as: type)
    {
      return known
    }
    return RecordedFailure(description: words, errorDescription: message)
  }
}
