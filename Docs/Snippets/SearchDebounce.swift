// A search that waits for a pause in typing.

import Dispatch
// snippet.view
import VSM
// snippet.end
import ViewTesting

// snippet.view

struct SearchViewState {
  var results: [String]

  func searching(_ query: String) -> SearchViewState {
    SearchViewState(results: ["Results for \(query)"])
  }
}

struct SearchView: View {
  @ViewState var state = SearchViewState(results: [])
  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Search", text: $query)
        .onChange(of: query) { [state] _, query in
          $state.observe(state.searching(query), debounced: .milliseconds(300))
        }
      ForEach(state.results, id: \.self) { Text($0) }
    }
  }
}
// snippet.end

// snippet.identifier
extension SearchView {
  func search(for query: String) {
    $state.observe(state.searching(query), debounced: 0.3, identifier: "search")
  }
}
// snippet.end

// snippet.test
let screen = Screen(SearchView())
try screen.type("swift", into: "Search")
screen.clock.advance(by: .milliseconds(299))
await screen.settle()
precondition(screen.texts.isEmpty)

screen.clock.advance(by: .milliseconds(1))
await screen.settle()
precondition(screen.texts == ["Results for swift"])
// snippet.end

// snippet.container
let clock = DispatchQueue.test
let container = StateContainer(
  state: SearchViewState(results: []), scheduler: clock)
container.observe(container.state.searching("linux"), debounced: 1)
clock.advance(by: .seconds(1))
precondition(container.state.results == ["Results for linux"])
// snippet.end
