import VSM
import ViewStateController

import struct VSM.ViewState

// A file that takes two systems, in which the name they both have means VSM's.

enum DoorViewState {
  case open, closed
}

struct Door: View {
  @ViewState var state = DoorViewState.open
  @State var visitors = ViewStateController<Int>()

  var body: some View {
    Button("Close") {
      $state.observe(.closed)
      visitors.setState(.loaded(0))
    }
    .disabled(visitors.isLoading)
  }
}
