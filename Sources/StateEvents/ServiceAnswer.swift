/// What a service answered: told before whoever asked hears of it.
package final class ServiceAnswer: Sendable {
  /// Its place among all acts, answers and changes of the process.
  package let number: Int

  /// The number that was given to the question.
  package let ask: Int

  /// What was asked, as the app calls it: `load`.
  package let call: String

  /// With what, in words; nothing where there is nothing to say.
  package let question: String

  /// The answer itself.
  package let content: Content

  /// When, in nanoseconds of the clock of whoever hosts the app.
  package let moment: Int

  /// How many nanoseconds after the question.
  package let took: Int

  /// What can come of a question.
  package enum Content: Sendable {
    case value(any Codable & Sendable)
    case failure(any Error)
    /// Nothing more comes.
    case end
  }

  /// The answer `content` to the question `call` of the number `ask`.
  package init(
    _ number: Int, to call: String, _ question: String, ask: Int, _ content: Content,
    at moment: Int, took: Int
  ) {
    (self.number, self.ask, self.call, self.question) = (number, ask, call, question)
    (self.content, self.moment, self.took) = (content, moment, took)
  }
}
