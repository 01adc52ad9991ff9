// Prints what containers do, for tests that look at a whole program: its main loop, or its output.

import Dispatch
import Foundation
import VSM

switch CommandLine.arguments.last {
case "debug": debug()
case "places in a loop": sayPlacesOfLoop()
case "places in dispatchMain": sayPlacesOfDispatchMain()
case "dispatchMain":
  observe()
  dispatchMain()
default:
  observe()
  RunLoop.main.run()
}
