import Measuring
import VSM

extension Case {
  /// Actions that answer from elsewhere, one after the other: from `observe` until somebody was told.
  @MainActor static var waits: [Case] {
    [
      Case(name: "an async action's round trip", aim: .atMost(15_000), peer: 52_000) {
        let (ofPlain, ofOurs) = (Answer(), Answer())
        let list = opaque(ListOnMain())
        list.closures.add { _ in ofPlain.hasCome() }
        let container = opaque(StateContainer(state: Profile.loading))
        let token = container.didSetPublisher.dropFirst().sink { _ in ofOurs.hasCome() }
        return .time(
          plain: { count in
            for age in 0..<count {
              await ofPlain.wait {
                Task.detached {
                  let profile = await Profile.fetched(age)
                  await MainActor.run { list.closures.set(profile) }
                }
              }
            }
          },
          ours: { count in
            for age in 0..<count {
              await ofOurs.wait { container.observe { await Profile.fetched(age) } }
            }
            withExtendedLifetime(token) {}
          })
      },
      Case(name: "a Work's round trip, beside an async action's", aim: .timesTheOther(1)) {
        let (ofAction, ofWork) = (Answer(), Answer())
        let (action, work) = (
          opaque(StateContainer(state: Profile.loading)),
          opaque(StateContainer(state: Profile.loading))
        )
        let tokens = [
          action.didSetPublisher.dropFirst().sink { _ in ofAction.hasCome() },
          work.didSetPublisher.dropFirst().sink { _ in ofWork.hasCome() },
        ]
        return .time(
          plain: { count in
            for age in 0..<count {
              await ofAction.wait { action.observe { await Profile.fetched(age) } }
            }
          },
          ours: { count in
            for age in 0..<count {
              await ofWork.wait {
                work.observe(
                  StateChanges {
                    Work {
                      await Profile.fetched(age)
                    } then: { state, profile in
                      state = profile
                    }
                  }, in: .newest(1))
              }
            }
            withExtendedLifetime(tokens) {}
          })
      },
    ]
  }
}

extension Profile {
  /// What a function elsewhere answers.
  @concurrent
  fileprivate static func fetched(_ age: Int) async -> Profile { .loaded(name: "Blob", age: age) }
}

/// A list of closures for one actor.
@MainActor
private final class ListOnMain {
  let closures = ClosureList(Profile.loading)
}

/// Something that is waited for on main.
@MainActor
private final class Answer {
  private var waiter: CheckedContinuation<Void, Never>?

  func wait(_ ask: () -> Void) async {
    await withCheckedContinuation {
      waiter = $0
      ask()
    }
  }

  nonisolated func hasCome() {
    MainActor.assumeIsolated {
      waiter?.resume()
      waiter = nil
    }
  }
}
