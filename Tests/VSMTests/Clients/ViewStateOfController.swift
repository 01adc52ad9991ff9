import VSM
import ViewStateController

import enum ViewStateController.ViewState

// A file that takes two systems, in which the name they both have means ViewStateController's.

enum GateViewState {
  case open, closed
}

struct Gate: View {
  @VSM.ViewState var state = GateViewState.open
  @State var visitors = ViewState<Int>.initial

  var body: some View {
    Button("Close") {
      $state.observe(.closed)
      visitors = .loaded(0)
    }
    .disabled(visitors.isLoading)
  }
}
