import Measuring

extension Case {
  /// Chains of more and more constraints: from nothing, and one of them changed.
  @MainActor
  static var chains: [Case] {
    [100, 400, 1_000, 4_000].flatMap { count -> [Case] in
      // Four constraints a view. The aims are those of a screen of a thousand.
      let isScreen = count == 1_000
      return [
        Case(name: "\(count) constraints from nothing", aim: isScreen ? .atMost(10_000) : nil) {
          .time { times in
            for _ in 0..<times { placed(count / 4) }
          } ours: { times in
            for _ in 0..<times { constrained(count / 4) }
          }
        },
        Case(name: "one of \(count) constants changed", aim: isScreen ? .atMost(200) : nil) {
          let (plain, ours) = MainActor.assumeIsolated {
            let chains = (Chain(of: count / 4), Chain(of: count / 4))
            chains.1.constrain()
            return chains
          }
          return .time { times in
            repeating(times) { plain.place() }
          } ours: { times in
            repeating(times) { ours.changeOne() }
          }
        },
      ]
    }
  }

  @MainActor
  private static func placed(_ count: Int) { Chain(of: count).place() }

  @MainActor
  private static func constrained(_ count: Int) { Chain(of: count).constrain() }

  @MainActor
  private static func repeating(_ times: Int, _ body: () -> Void) { for _ in 0..<times { body() } }
}
