import Measuring
import PortableUI
@_spi(Measuring) import ViewTesting

extension Case {
  /// A page comes over another and goes again.
  @MainActor
  static var pushes: [Case] {
    [
      Case(name: "a page of one text is pushed and popped", aim: .atMost(2_000)) {
        let remote = Remote()
        let screen = Screen(Pages(remote: remote))
        return .time(
          plain: { work in
            for _ in 0..<work {
              var page: Screen? = opaque(Screen(Text("Page")))
              untimed { withExtendedLifetime(page) { page = nil } }
            }
          },
          ours: { work in
            for _ in 0..<2 * work {
              remote.press()
              screen.showChanges()
            }
          })
      }
    ]
  }
}

/// A page that another is pushed onto, and popped from, in turn.
private struct Pages: View {
  let remote: Remote
  @State private var path: [Int] = []

  var body: some View {
    remote.press = { path = path.isEmpty ? [1] : [] }
    return NavigationStack(path: $path) {
      Text("First").navigationDestination(for: Int.self) { _ in Text("Page") }
    }
  }
}
