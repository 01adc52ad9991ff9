import VSM

// A class that renders a state and belongs to no actor, as those of the first generation do.

final class Ticker: ViewStateRendering {
  let container = StateContainer(state: "start")
  private(set) var text = ""

  func tick() {
    observe("tick")
    text = state
  }
}

func tick(_ ticker: Ticker) -> String {
  ticker.tick()
  return ticker.state
}
