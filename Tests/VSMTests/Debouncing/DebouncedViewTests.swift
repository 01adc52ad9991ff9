import SystemTesting
import Testing
import VSM
import ViewTesting

/// How long a container lives that is asked for something later.
@MainActor
struct DebouncedViewTests {
  struct Results {
    var words: [String] = []

    func searching(_ word: String) -> Results { Results(words: words + [word]) }
  }

  final class Known {
    weak var container: StateContainer<Results>?
  }

  /// Looks for something when a person has paused.
  struct Search: View {
    let known: Known
    let namesTheView: Bool
    @ViewState var state = Results()

    var body: some View {
      Button("Search") {
        known.container = $state
        if namesTheView { lookLater() } else { lookLaterWithTheStateOfNow() }
      }
    }

    private func lookLater() {
      $state.observe(state.searching("later"), debounced: .seconds(1))
    }

    private func lookLaterWithTheStateOfNow() {
      let state = state
      $state.observe(state.searching("later"), debounced: .seconds(1))
    }
  }

  struct Page: View {
    let known: Known
    let namesTheView: Bool
    @State var isShown = true

    var body: some View {
      Button("Hide") { isShown = false }
      if isShown { Search(known: known, namesTheView: namesTheView) }
    }
  }

  @Test(arguments: [true, false])
  func `what waits keeps the container if it names the view, and not if it names the state (G6)`(
    namesTheView: Bool
  ) async throws {
    let known = Known()
    let screen = Screen(Page(known: known, namesTheView: namesTheView))
    try screen.tap("Search")
    #expect(known.container != nil)
    #expect(screen.clock.pendingCount == 1)

    try screen.tap("Hide")
    await screen.settle()
    #expect((known.container != nil) == namesTheView)
    #expect(screen.clock.pendingCount == (namesTheView ? 1 : 0))

    screen.clock.advance(by: .seconds(1))
    await screen.settle()
    #expect(known.container == nil)
    await screen.close()
  }
}
