import Foundation
import PortableUI
import Testing

/// Which window of an app an address comes to.
@MainActor struct SessionAddressTests {
  private struct Told: View {
    let name: String
    var preferring: Set<String> = []
    var allowing: Set<String> = ["*"]
    @State private var said = "nothing"
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Text(said)
      Button("open") { openWindow(id: "places") }
        .onOpenURL { said = $0.absoluteString }
        .handlesExternalEvents(preferring: preferring, allowing: allowing)
    }
  }

  private struct Mail: App {
    var body: some Scene {
      Settings { Told(name: "settings") }
      WindowGroup("Mail") { Told(name: "mail") }
      WindowGroup("Places", id: "places") { Told(name: "places", allowing: ["here"]) }
        .handlesExternalEvents(matching: ["place:"])
      Window("Never", id: "never") { Told(name: "never") }.handlesExternalEvents(matching: [])
    }
  }

  private func take(_ words: String..., on desktop: TestDesktop) {
    desktop.session.take(words.compactMap { URL(string: $0) })
    desktop.settle()
  }

  @Test func `an address comes to the window that shows, which comes forward`() {
    let desktop = TestDesktop(Mail.self)
    take("mailto:jane", on: desktop)
    #expect(desktop.windows == ["Mail: mailto:jane, open"])
    #expect(desktop.log.lines.last == "raise Mail")
  }

  @Test func `of several windows, the one that was used last gets it`() {
    let desktop = TestDesktop(Mail.self)
    desktop.session.openAnother(like: desktop.session.windows[0])
    desktop.session.note(.active, of: desktop.session.windows[0])
    desktop.session.note(.inactive, of: desktop.session.windows[0])
    take("mailto:jane", on: desktop)
    #expect(desktop.windows == ["Mail: mailto:jane, open", "Mail: nothing, open"])
  }

  @Test func `a scene that names an address gets a window for it, unless one wants it`() {
    let desktop = TestDesktop(Mail.self)
    take("place:here", on: desktop)
    #expect(desktop.windows == ["Mail: nothing, open", "Places: place:here, open"])
    take("PLACE:also-here", on: desktop)
    #expect(desktop.windows == ["Mail: nothing, open", "Places: PLACE:also-here, open"])
    take("place:away", on: desktop)
    #expect(
      desktop.windows == [
        "Mail: nothing, open", "Places: PLACE:also-here, open", "Places: place:away, open",
      ])
  }

  @Test func `an app says by its scenes which schemes it opens`() throws {
    let session = TestDesktop(Mail.self).session!
    func declares(_ words: String) -> Bool { URL(string: words).map(session.declares) ?? false }
    #expect(declares("place:here") && declares("PLACE:here"))
    #expect(!declares("localhost:8080") && !declares("note:place:") && !declares("file:///a.txt"))
  }

  private struct Preferring: App {
    var body: some Scene {
      WindowGroup("First") { Told(name: "first") }
      Window("Second", id: "places") { Told(name: "second", preferring: ["jane"], allowing: []) }
    }
  }

  @Test func `a window that prefers an address gets it before others`() {
    let desktop = TestDesktop(Preferring.self)
    desktop.tap("open")
    take("mailto:jane", "mailto:john", on: desktop)
    #expect(desktop.windows == ["First: mailto:john, open", "Second: mailto:jane, open"])
  }
}
