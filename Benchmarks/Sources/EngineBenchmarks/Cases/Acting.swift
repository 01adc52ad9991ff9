import Foundation
import Measuring
import ViewTesting

extension Case {
  /// What a test does: it finds something by its name, and taps it.
  @MainActor
  static var acting: [Case] { [tapOfForm, tapAndSettle, tapAmongMany, lookup] }

  @MainActor
  private static var tapOfForm: Case {
    Case(name: "a tap on an ordinary screen") {
      let screen = Screen(Form())
      return .time(
        plain: search(for: "Add to 10", among: 20),
        ours: { work in for _ in 0..<work { try! screen.tap("Add") } })
    }
  }

  @MainActor
  private static var tapAndSettle: Case {
    Case(name: "a tap on an ordinary screen, settled", aim: .atMost(1_000)) {
      let screen = Screen(Form())
      return .time(
        plain: search(for: "Add to 10", among: 20),
        ours: { work in
          for _ in 0..<work {
            try! screen.tap("Add")
            await screen.settle()
          }
        })
    }
  }

  @MainActor
  private static var tapAmongMany: Case {
    Case(name: "a tap in one of 1,000 rows") {
      let screen = Screen(Rows(1_000), size: .init(width: 390, height: 50_000))
      return .time(
        plain: search(for: "Add to 500", among: 1_000),
        ours: { work in for _ in 0..<work { try! screen.tap("Add to 500") } })
    }
  }

  @MainActor
  private static var lookup: Case {
    Case(name: "a name looked up among 1,000 rows", aim: .atMost(200)) {
      let screen = Screen(Rows(1_000))
      return .time(
        plain: search(for: "Add to 500", among: 1_000),
        ours: { work in for _ in 0..<work { precondition(screen.exists("Add to 500")) } })
    }
  }

  @MainActor
  private static func search(for words: String, among count: Int) -> Trial.Work {
    let tree = PlainTree.rows(count)
    func find(_ tree: PlainTree) -> Bool {
      tree.words == words || tree.children.contains(where: find)
    }
    return { work in for _ in 0..<work { precondition(find(opaque(tree))) } }
  }
}
