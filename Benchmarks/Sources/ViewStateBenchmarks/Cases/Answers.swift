import Measuring
import ViewStateController

/// What a view loads.
struct Person {
  var name: String
  var age: Int
}

/// Holds a controller where the optimiser does not see what becomes of it.
final class Holder {
  @exclusivity(unchecked) var controller: ViewStateController<Person>
  @exclusivity(unchecked) var flag = true
  @exclusivity(unchecked) var total = 0

  /// A controller that was given so many states, and keeps so many of them.
  init(states: Int, historyLimit: Int? = nil) {
    controller = historyLimit.map { .init(historyLimit: $0) } ?? .init()
    for age in 0..<states { set(age) }
  }

  func set(_ age: Int) {
    controller.setState(age % 2 == 0 ? .loading : .loaded(Person(name: "Blob", age: age)))
  }
}

extension Case {
  /// Every answer of a controller that has had few states or many, and keeps none of them or all.
  static var answers: [Case] {
    [(1, nil), (1_000_000, nil), (1_000_000, 1_000_000)].flatMap { states, limit in
      questions.map { name, ask in
        answer(name, states, limit, ask)
      }
    }
  }

  /// A million states are given for each case, so they are given when it is its turn.
  private static func answer(
    _ name: String, _ states: Int, _ limit: Int?,
    _ ask: @escaping (ViewStateController<Person>) -> Bool
  ) -> Case {
    let history = limit == nil ? "" : ", all kept"
    return Case(name: "\(name) after \(states) states\(history)", aim: .atMost(20)) {
      let holder = opaque(Holder(states: states, historyLimit: limit))
      // A view asks a copy of its own.
      let controller = holder.controller
      return .time(
        plain: { for _ in 0..<$0 { holder.total &+= holder.flag ? 1 : 2 } },
        ours: { for _ in 0..<$0 { holder.total &+= ask(controller) ? 1 : 2 } })
    }
  }

  private static var questions: [(String, (ViewStateController<Person>) -> Bool)] {
    [
      ("isInitialLoading", { $0.isInitialLoading }),
      ("isLoading", { $0.isLoading }),
      ("latestInfo", { $0.latestInfo != nil }),
      ("latestValidInfo", { $0.latestValidInfo != nil }),
      ("latestError", { $0.latestError != nil }),
      ("latestValidError", { $0.latestValidError != nil }),
      ("latestNonLoading", { $0.latestNonLoading != nil }),
      ("modifyingIds", { $0.modifyingIds != nil }),
      ("isModifying", { $0.isModifying("one") }),
    ]
  }
}
