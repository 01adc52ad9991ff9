import Foundation
import Testing

extension WindowTests {
  struct TimelineWindowTests {
    @Test(arguments: [false, true])
    func `timelines go on by the real clock until they have left`(isMoving: Bool) throws {
      let desktop = try Desktop(showing: "timeline", isMoving: isMoving)
      try desktop.wait(for: .label("ticked"))
      try desktop.wait(for: .label("drawn"))
      try desktop.press(.button("Stop"))
      try desktop.wait(for: .label("stopped"))
      try desktop.waitForRest()
      try desktop.expectNoComplaints()
    }
  }
}
