import Foundation
import PortableUI
import Testing
import ViewTesting

/// Words that an app has read aloud.
@MainActor
struct AccessibilityNotificationTests {
  private struct Announcing: View {
    var body: some View {
      VStack {
        Button("Save") { AccessibilityNotification.Announcement("Saved").post() }
        Button("Wait") {
          Task { AccessibilityNotification.Announcement(AttributedString("Done")).post() }
        }
      }
    }
  }

  private struct AnnouncingApp: App {
    var body: some Scene {
      WindowGroup("First") { Announcing() }
    }
  }

  @Test func `what is announced is known in order, each screen by itself`() async throws {
    let (screen, other) = (Screen(Announcing()), Screen(Announcing()))
    #expect(screen.announcements == [])
    try screen.tap("Save")
    try screen.tap("Wait")
    await screen.settle()
    try screen.tap("Save")
    #expect(screen.announcements == ["Saved", "Done", "Saved"])
    #expect(other.announcements == [])
  }

  @Test func `in an app the desktop says it in the window that was used last`() {
    let desktop = TestDesktop(AnnouncingApp.self)
    let session = desktop.session!
    session.openAnother(like: session.windows[0])
    session.note(.active, of: session.windows[1])
    desktop.tap("Save", in: 0)
    #expect(desktop.announced == ["Saved: 1"])
    session.note(.active, of: session.windows[0])
    desktop.tap("Save", in: 1)
    #expect(desktop.announced == ["Saved: 1", "Saved: 0"])
  }
}
