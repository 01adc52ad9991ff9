import Foundation
import StateStudio
import Testing
import VSM
import ViewPlatform
import ViewTesting

/// What waited for its time, as its states say it.
@MainActor
struct DebouncedTests {
  private enum PageState: Equatable { case empty, loading }

  @Test func `what was debounced says how long it waited`() {
    let history = StateHistory()
    let scheduler = DispatchQueue.test
    let page = StateContainer(state: PageState.empty, scheduler: scheduler)
    history.record(.only(page)) {
      page.observe(.loading, debounced: .milliseconds(250), identifier: "load")
      scheduler.advance(by: .milliseconds(250))
    }
    #expect(history.entries.first?.awaitedBefore == "250 ms passed")
  }
}
