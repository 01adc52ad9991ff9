import StateEvents
import Threads

/// Who shows the past. As long as it lives, containers look whether they are to hold something back.
///
/// SAFETY: only touched on main, apart from its end, which is handed over to main.
final class StateTravel: @unchecked Sendable {
  private let watch = TravelWatch()
  private var weakSubjects: [WeakSubject] = []

  /// Which entry is seen.
  var place: StateEntry.ID?

  private struct WeakSubject {
    weak var subject: (any StateSubject)?
  }

  /// Hears of changes, and does nothing.
  private final class TravelWatch: StateListener {
    func hear(_ change: StateChange) {}
  }

  init() { StateEvents.add(watch) }

  /// Those who show the past and still live.
  var subjects: [any StateSubject] { weakSubjects.compactMap(\.subject) }

  func add(_ subject: any StateSubject) {
    if !weakSubjects.contains(where: { $0.subject === subject }) {
      weakSubjects.append(WeakSubject(subject: subject))
    }
  }

  deinit {
    StateEvents.remove(watch)
    // A history that goes while it travels leaves nobody in the past.
    let left = Handover(subjects)
    if !left.content.isEmpty { runOnMain { for subject in left.content { subject.resume() } } }
  }
}
