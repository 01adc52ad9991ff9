import Foundation
import Testing

/// The reader in a window: by keys alone, with its settings, and in other languages.
@Suite(
  .sideBySide,
  .enabled(
    if: Desktop.isAvailable,
    "There is no private desktop here: run Scripts/setup, which installs Xvfb and the rest."))
struct ReaderWindowTests {
  private let folder = URL.temporaryDirectory.appending(path: "reader-\(UUID().uuidString)")
  private static let fog = "Fog until noon, all week"

  /// A reader whose feeds and settings are in a folder of the test.
  private func open(_ environment: [String: String] = [:]) throws -> Desktop {
    let places = ["XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "state"]
    return try Desktop(
      running: "Reader",
      environment: places.mapValues { folder.appending(path: $0).path }
        .merging(environment) { $1 })
  }

  /// Follows the feeds that the reader brings along.
  private func followSamples(on desktop: Desktop) throws {
    try desktop.press(.button("Follow Samples"))
    try desktop.wait(for: .label("The Harbour Gazette"))
  }

  /// Shows the shelves, for which the window has no room beside the others.
  private func showShelves(on desktop: Desktop) throws {
    try desktop.press(.button("Toggle Sidebar"))
    try desktop.wait(for: .heading("Library"))
  }

  @Test func `the whole is used by keys alone`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let desktop = try open()
    try desktop.wait(for: .button("Follow Samples"))
    try desktop.key("ctrl+shift+n")
    try desktop.wait(for: .window("Follow a Feed"))
    try desktop.type("nothing")
    try desktop.key("Return")
    try desktop.wait(for: .label("This is no address of the web."))
    try desktop.key("ctrl+a")
    try desktop.type("http://feeds.example/kitchen")
    try desktop.key("Return")
    try desktop.wait(for: .button("Follow"))
    try desktop.key("Tab", "Tab")
    try desktop.wait(for: .button("Follow").being("focused"))
    try desktop.key("Return")
    try desktop.wait(for: .window("Kitchen Letters"))

    try desktop.key("ctrl+j")
    try desktop.wait(for: .heading("Soup for a day without shopping"))
    try desktop.key("ctrl+d")
    try desktop.wait(for: .button("Remove from Favourites"))
    try desktop.key("ctrl+f")
    try desktop.wait(for: .searchField("Search Articles").being("focused"))
    try desktop.type("salt")
    try desktop.waitUntilGone(.label("Pears, and what to do with thirty of them"))
    try desktop.key("Tab")
    try desktop.wait(for: Lookup(role: "list item").being("focused"))
    try desktop.key("Down")
    try desktop.wait(for: .heading("Why the bread was flat"))
    try desktop.key("ctrl+f", "Escape")
    try desktop.wait(for: .label("Pears, and what to do with thirty of them"))
    try desktop.key("ctrl+shift+k")
    try desktop.wait(for: .label("0 unread"))
    try desktop.expectNoComplaints()
  }

  @Test func `favourites are there the next time`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let desktop = try open()
      try followSamples(on: desktop)
      try desktop.click(.label(Self.fog))
      try desktop.wait(for: .heading(Self.fog))
      try desktop.key("ctrl+d")
      try desktop.wait(for: .button("Remove from Favourites"))
      try desktop.expectNoComplaints()
    }
    let desktop = try open()
    try desktop.wait(for: .label(Self.fog))
    try showShelves(on: desktop)
    try desktop.click(.label("Favourites"))
    try desktop.wait(for: .window("Favourites"))
    try desktop.wait(for: .label(Self.fog))
    try desktop.waitUntilGone(.label("The night ferry is repaired"))
    try desktop.expectNoComplaints()
  }

  @Test func `a feed is left once that is said twice`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let desktop = try open()
    try followSamples(on: desktop)
    try showShelves(on: desktop)
    try desktop.click(.label("The Harbour Gazette"))
    try desktop.wait(for: .window("The Harbour Gazette"))
    try desktop.key("Delete")
    try desktop.wait(for: .label("Unfollow “The Harbour Gazette”?"))
    try desktop.press(.button("Unfollow"))
    try desktop.wait(for: .window("All Articles"))
    try desktop.waitUntilGone(.label(Self.fog))
    try desktop.expectNoComplaints()
  }

  @Test func `words are those of the person's language`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let desktop = try open(["LANG": "de_DE.UTF-8"])
    try desktop.press(.button("Beispielen folgen"))
    try desktop.wait(for: .window("Alle Artikel"))
    try desktop.wait(for: .label("10 ungelesen"))
    try desktop.key("ctrl+comma")
    try desktop.wait(for: .label("Artikel behalten"))
    try desktop.wait(for: .label("Favoriten bleiben immer erhalten."))
  }

  @Test func `a language that is read from the right turns the window around`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let desktop = try open(["LANG": "ar_EG.UTF-8"])
    try desktop.press(.button("متابعة أمثلة"))
    let window = try desktop.wait(for: .window("كل المقالات")).frame
    let shelves = try desktop.wait(for: .button("إظهار الشريط الجانبي أو إخفاؤه"))
    #expect(shelves.frame.midX > window.midX)
    let menu = try desktop.wait(for: .button("القائمة الرئيسية"))
    #expect(menu.frame.midX < window.midX)
  }
}
