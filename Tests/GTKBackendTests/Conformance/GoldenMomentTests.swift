import Foundation
import Testing

extension WindowTests.GoldenPictureTests {
  @Test func `the button that comes with the pointer looks as it did`() throws {
    let desktop = try Desktop(showing: "swipes")
    let row = try desktop.wait(for: Lookup(role: "list item", name: "Letter 2")).frame
    try desktop.hover(at: CGPoint(x: row.midX, y: row.midY))
    try desktop.wait(until: .button("Actions")) { abs($0.frame.midY - row.midY) < 12 }
    try Golden.expect("rowButton", on: desktop)
    try desktop.expectNoComplaints()
  }

  // The picture is one of the whole screen, whatever windows are on it.
  @Test func `a popover looks as it did`() throws {
    let desktop = try Desktop(showing: "popovers")
    try desktop.movePointerAway()
    try desktop.press(.button("Apple"))
    try desktop.wait(for: .label("Apple, bitten 0"))
    try Golden.expect("popover", on: desktop)
    try desktop.expectNoComplaints()
  }
}
