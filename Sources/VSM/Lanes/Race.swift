import Threads

/// Waits for the first of several things: an answer, a moment, the end of the task that waits.
final class Race<Answer>: Sendable {
  private struct Course {
    var answer: Answer?
    var waiting: CheckedContinuation<Handover<Answer>, Never>?
    var whenOver: [() -> Void] = []
  }

  private let course = Guarded(Course())

  /// Nobody has won yet.
  init() {}

  /// Answers with `answer`, unless something else has.
  func win(with answer: Answer) {
    let ended = course.withLock { course -> Course? in
      guard course.answer == nil else { return nil }
      defer { course = Course(answer: answer) }
      return course
    }
    guard let ended else { return }
    for body in ended.whenOver { body() }
    ended.waiting?.resume(returning: Handover(answer))
  }

  /// Calls `body` when there is an answer, at once where there is: it takes an alarm back, say.
  func whenOver(_ body: @escaping () -> Void) {
    let isOver = course.withLock { course in
      if course.answer == nil { course.whenOver.append(body) }
      return course.answer != nil
    }
    if isOver { body() }
  }

  /// The first answer; `fallback` where the task that waits is cancelled before there is one.
  nonisolated(nonsending) func result(orWhenCancelled fallback: Answer) async -> Answer {
    let fallback = Handover(fallback)
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { (waiting: CheckedContinuation<Handover<Answer>, Never>) in
        let answer = course.withLock { course in
          if course.answer == nil { course.waiting = waiting }
          return course.answer
        }
        if let answer { waiting.resume(returning: Handover(answer)) }
      }
    } onCancel: {
      win(with: fallback.content)
    }
    return answer.content
  }
}
