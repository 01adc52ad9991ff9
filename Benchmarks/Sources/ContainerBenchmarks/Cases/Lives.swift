import Measuring
import VSM

extension Case {
  /// Containers that nobody has used yet.
  @MainActor static var lives: [Case] {
    [
      Case(name: "a container, made and dropped", aim: .atMost(300), peer: 4000) {
        .time(
          plain: { for _ in 0..<$0 { _ = opaque(ClosureList(Profile.loading)) } },
          ours: { for _ in 0..<$0 { _ = opaque(StateContainer(state: Profile.loading)) } })
      },
      Case(name: "an idle container, bytes", aim: .atMost(250), peer: 679) {
        .memory(
          plain: { (0..<$0).map { _ in ClosureList(Profile.loading) } },
          ours: { (0..<$0).map { _ in StateContainer(state: Profile.loading) } })
      },
    ]
  }
}
