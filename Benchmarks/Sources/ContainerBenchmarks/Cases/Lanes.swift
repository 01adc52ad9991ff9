import Measuring
import VSM

extension Case {
  /// Changes, in lanes and without one, beside what is done of a plain state in the same run.
  @MainActor static var lanes: [Case] {
    [
      change("observe(changes), beside a plain state") { $0.observe($1) },
      change("the same in a lane") { $0.observe($1, in: .newest(1)) },
      Case(name: "an action alive in .each, bytes", aim: .timesTheOther(2)) {
        .memory(
          plain: { count in (0..<count).map { _ in Bystander.waiting() } },
          ours: { count in
            let container = StateContainer(state: Profile.loading)
            for _ in 0..<count { container.observe(.waiting, in: .each(1)) }
            return [container]
          })
      },
      Case(name: "an action in .each beside 1,000, not one", aim: .timesTheOther(2)) {
        let (one, thousand) = (busy(with: 1), busy(with: 1_000))
        return .time(
          plain: { for _ in 0..<$0 { one.observe(.nothing, in: .each(1)) } },
          ours: { for _ in 0..<$0 { thousand.observe(.nothing, in: .each(1)) } })
      },
    ]
  }

  /// One change.
  @MainActor
  private static func change(
    _ name: String,
    _ observe: @escaping (StateContainer<Profile>, StateChanges<Profile>) -> Void
  ) -> Case {
    Case(name: name, aim: .timesTheOther(3)) {
      let plain = opaque(StateContainer(state: Profile.loading))
      let ours = opaque(StateContainer(state: Profile.loading))
      return .time(
        plain: { for age in 0..<$0 { plain.observe(.loaded(name: "Blob", age: age)) } },
        ours: { count in
          for age in 0..<count {
            observe(ours, StateChanges { Change { $0 = .loaded(name: "Blob", age: age) } })
          }
        })
    }
  }

  /// A container with so many actions that do not end.
  @MainActor
  private static func busy(with count: Int) -> StateContainer<Profile> {
    let container = opaque(StateContainer(state: Profile.loading))
    for _ in 0..<count { container.observe(.waiting, in: .each(1)) }
    return container
  }
}

/// Holds what stands beside an action: Swift's own task.
private final class Bystander {
  let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  @MainActor
  static func waiting() -> Bystander { Bystander(Task.immediate { await forever() }) }
}

/// Returns never.
private func forever() async {
  await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
}

extension StateChanges where State == Profile {
  /// Work that does not end.
  fileprivate static var waiting: StateChanges { StateChanges { Work { await forever() } } }

  /// A change that is none.
  fileprivate static var nothing: StateChanges { StateChanges { Change { _ in } } }
}
