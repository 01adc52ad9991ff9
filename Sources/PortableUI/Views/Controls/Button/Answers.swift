/// What a person is asked: the buttons in it are the answers.
@MainActor
protocol Question: AnyObject {
  /// Ends it, unless it has ended.
  func end()
}

/// The question that a button is an answer to.
enum QuestionKey: EnvironmentKey { static var defaultValue: (any Question)? { nil } }

/// Who hears of the answer to a question, once that has done what it does: of its role.
struct AnswerListener {
  let hear: @MainActor (ButtonRole?) -> Void
}

enum AnswerListenerKey: EnvironmentKey { static var defaultValue: AnswerListener? { nil } }
