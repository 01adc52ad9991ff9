import Foundation
import Testing

/// Mail as a person meets it on a desktop: by pointer, by keys alone, and as it is read aloud.
@Suite(
  .sideBySide,
  .enabled(
    if: Desktop.isAvailable,
    "There is no private desktop here: run Scripts/setup, which installs Xvfb and the rest."))
struct MailWindowTests {
  private static let minutes = "Minutes of Monday's meeting"
  private static let dinner = "Dinner on Sunday"

  private func open(width: CGFloat = 630) throws -> Desktop {
    let desktop = try Desktop(running: "Showcase", "Mail")
    try desktop.wait(for: .label(Self.minutes))
    try desktop.resize(to: CGSize(width: width, height: 700))
    return desktop
  }

  /// The row with those words in it.
  private func row(_ words: String, in desktop: Desktop) throws -> Accessible {
    try #require(desktop.tree().first { $0.role == "list item" && $0.name.contains(words) })
  }

  @Test func `a mailbox is chosen, a message read, words looked for in senders alone`() throws {
    let desktop = try open()
    // Two columns have room; the first comes in the place of the last.
    #expect(try !desktop.tree().contains { $0.name == "Favourites" })
    try desktop.click(.button("Toggle Sidebar"))
    try desktop.wait(for: .heading("Favourites"))
    try desktop.click(.label("Flagged"))
    try desktop.wait(for: .window("Flagged"))
    try desktop.waitUntilGone(.label(Self.minutes))
    try desktop.click(.label("Timetable for the summer"))
    try desktop.wait(for: .heading("Timetable for the summer"))
    try desktop.waitUntilGone(.heading("Favourites"))

    try desktop.key("ctrl+f")
    try desktop.type("charles")
    try desktop.waitUntilGone(.label("An ending worth a look"))
    try desktop.wait(for: .label("The piano needs tuning"))
    try desktop.click(Lookup(role: "combo box", name: "Search in"))
    try desktop.key("Down", "Return")
    try desktop.waitUntilGone(.label("The piano needs tuning"))
    try desktop.click(.searchField("Search Flagged"))
    try desktop.key("Escape")
    try desktop.wait(for: .label("An ending worth a look"))
    try desktop.expectNoComplaints()
  }

  @Test func `the whole is used by keys alone`() throws {
    let desktop = try open()
    // Past what is searched into the list, which is one stop.
    try desktop.key("ctrl+f")
    try desktop.wait(for: .searchField("Search All Inboxes").being("focused"))
    try desktop.key("Tab", "Tab")
    try desktop.wait(for: Lookup(role: "list item").being("focused"))
    try desktop.key("Down")
    try desktop.wait(for: .heading(Self.minutes))
    try desktop.key("Down", "shift+Down")
    try desktop.wait(for: .label("2 Conversations Selected"))
    try desktop.key("ctrl+e")
    try desktop.wait(for: .label("2 conversations moved to Archive"))
    try desktop.key("Tab")
    try desktop.wait(for: .button("Undo").being("focused"))
    try desktop.key("Return")
    try desktop.wait(for: .label("2 Conversations Selected"))

    try desktop.key("ctrl+f")
    try desktop.wait(for: .searchField("Search All Inboxes").being("focused"))
    try desktop.key("Tab", "Tab")
    try desktop.wait(for: Lookup(role: "list item").being("focused"))
    try desktop.key("Home")
    try desktop.wait(for: .heading(Self.minutes))
    try desktop.key("Menu")
    try desktop.wait(for: Lookup(role: "menu item", name: "Flag"))
    try desktop.key("Down", "Return")
    try desktop.wait(for: .button("Remove Flag"))
    try desktop.key("Delete")
    try desktop.wait(for: .label("Conversation deleted"))
    try desktop.wait(for: .heading(Self.dinner))
    try desktop.expectNoComplaints()
  }

  @Test func `a narrow window shows one column, and keys lead back`() throws {
    let desktop = try open(width: 430)
    try desktop.click(.label(Self.minutes))
    try desktop.wait(for: .window(Self.minutes))
    try desktop.waitUntilGone(.heading("Today"))
    try desktop.key("alt+Left")
    try desktop.wait(for: .heading("Today"))
    try desktop.key("Escape")
    try desktop.wait(for: .window("Mailboxes"))
    try desktop.click(.label("Flagged"))
    try desktop.wait(for: .window("Flagged"))
    try desktop.press(.button("Back"))
    try desktop.wait(for: .heading("Favourites"))
    try desktop.expectNoComplaints()
  }

  @Test func `in a narrow window keys lead back, and on to the next message`() throws {
    let desktop = try open(width: 430)
    try desktop.click(.label(Self.minutes))
    try desktop.wait(for: .window(Self.minutes))
    try desktop.key("alt+Left")
    try desktop.wait(for: Lookup(role: "list item").being("focused"))
    try desktop.key("Down", "Return")
    try desktop.wait(for: .window(Self.dinner))
    try desktop.expectNoComplaints()
  }

  @Test func `rows, headings and pictures of buttons say what they are`() throws {
    let desktop = try open()
    try desktop.click(.label(Self.minutes))
    try desktop.wait(for: .heading(Self.minutes))
    try desktop.wait(for: .heading("Today"))
    let (read, unread) = try (row(Self.minutes, in: desktop), row(Self.dinner, in: desktop))
    #expect(read.states.isSuperset(of: ["selectable", "selected"]))
    #expect(unread.states.contains("selectable") && !unread.states.contains("selected"))
    #expect(!read.name.hasPrefix("Unread") && unread.name.hasPrefix("Unread, Byron King"))
    #expect(unread.name.contains("3 messages"))
    let names = ["Toggle Sidebar", "Flag", "Mark as Unread", "Archive", "Delete", "Reply"]
    for name in names { try desktop.wait(for: .button(name)) }
    let nameless = try desktop.tree().filter { $0.role == "push button" && $0.name.isEmpty }
    #expect(nameless.isEmpty)
    try desktop.expectNoComplaints()
  }
}
