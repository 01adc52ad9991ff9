import Threads
import ViewPlatform

/// Waits for the first of: an answer, a moment, the end of the task that waits.
final class Race<Answer>: Sendable {
  private struct Course {
    var answer: Answer?
    var waiting: CheckedContinuation<Handover<Answer>, Never>?
    var alarm: (any Cancellable)?
  }

  private let course = Guarded(Course())

  /// Nobody has won yet.
  init() {}

  /// Answers with `answer` where nothing else has by `moment`.
  func lose(with answer: Answer, at moment: Int, in world: any ContainerHost) {
    let answer = Handover(answer)
    let alarm = world.wake(at: moment) { [weak self] in self?.win(with: answer.content) }
    let isOver = course.withLock { course in
      if course.answer == nil { course.alarm = alarm }
      return course.answer != nil
    }
    if isOver { alarm.cancel() }
  }

  /// Answers with `answer`, unless something else has.
  func win(with answer: Answer) {
    let (waiting, alarm) = course.withLock { course in
      guard course.answer == nil else { return (nil, nil) as Ends }
      course.answer = answer
      defer { (course.waiting, course.alarm) = (nil, nil) }
      return (course.waiting, course.alarm)
    }
    alarm?.cancel()
    waiting?.resume(returning: Handover(answer))
  }

  private typealias Ends = (CheckedContinuation<Handover<Answer>, Never>?, (any Cancellable)?)

  /// The first answer; `fallback` where the task that waits is cancelled before there is one.
  @MainActor
  func result(orWhenCancelled fallback: Answer) async -> Answer {
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
