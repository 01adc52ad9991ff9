import StateStudio
import SwiftUI
import VSM

#Preview("Greeting") {
  EachSample(of: GreetingViewState.self) { state in GreetingView(state: state) }
}

// A state for each case is made of what the cases hold.
extension GreetingViewState: Sampled {}

extension GreetingViewState.AskingModel: Sampled {
  static var samples: [Self] { [Self(greeter: PoliteGreeter())] }
}
