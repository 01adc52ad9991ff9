import SwiftUI
import Testing
import ViewTesting

@testable import MailFeature

/// Mail as a person uses it.
@MainActor @Suite struct MailFeatureTests {
  static let wide = CGSize(width: 1000, height: 600)
  static let narrow = CGSize(width: 400, height: 600)
  static let minutes = "Minutes of Monday's meeting"
  let service = SampleMail()

  func open(size: CGSize = wide) async -> Screen {
    let screen = Screen(MailView(service: service), size: size)
    await screen.settle()
    return screen
  }

  /// The row of the conversation that is called so.
  func row(_ subject: String) -> Screen.Lookup { .row(subject) }

  @Test func `there are some two hundred messages in three accounts, always the same`() async throws
  {
    let conversations = try await service.conversations()
    #expect(conversations.flatMap(\.messages).count == 198)
    #expect(Set(conversations.flatMap(\.messages).map(\.id)).count == 198)
    #expect(Set(conversations.map(\.account)).count == 3)
    #expect(Set(conversations.map(\.subject)).count == conversations.count)
    #expect(try await SampleMail().conversations() == conversations)
  }

  @Test func `a conversation that is opened is read, and counts no more`() async throws {
    let screen = await open()
    #expect(screen.exists(.row("All Inboxes, 7")) && screen.exists(.row("Inbox, 3")))
    #expect(screen.exists("No Conversation Selected"))
    try screen.tap(row(Self.minutes))
    #expect(screen.texts.contains { $0.hasPrefix("Dear Ada,") })
    #expect(screen.exists(.row("All Inboxes, 6")) && screen.exists(.row("Inbox, 2")))
    try screen.press("u", modifiers: [.command, .shift])
    #expect(screen.exists(.row("All Inboxes, 7")))
  }

  @Test func `a mailbox shows what is in it, day by day`() async throws {
    let screen = await open()
    #expect(screen.exists("Today") && screen.exists("Yesterday"))
    let mail = Mail(try await service.conversations(), of: service)
    let days = Day.days(of: mail.conversations(in: .allInboxes))
    let titles = days.prefix(3).map { $0.title(on: service.today) }
    #expect(titles.first == "Today" && titles[1] == "Yesterday")
    #expect(titles[2].hasPrefix("Sunday") && titles[2].contains("10"))
    try screen.tap(.row("Flagged").at(0))
    #expect(screen.title == "Flagged")
    #expect(screen.exists("Timetable for the summer") && !screen.exists("Invoice 2041"))
    try screen.tap(.row("Bin").at(1))
    #expect(screen.title == "Bin, Home")
  }

  @Test func `another mailbox begins with nothing selected and nothing looked for`() async throws {
    let screen = await open()
    try screen.search("minutes")
    try screen.select(row(Self.minutes))
    #expect(screen.title == Self.minutes)
    try screen.tap(.row("Flagged").at(0))
    #expect(screen.exists("No Conversation Selected"))
    #expect(screen.exists("Timetable for the summer"))
  }

  @Test func `words are looked for everywhere, or in subjects and senders alone`() async throws {
    let screen = await open()
    try screen.search("charles")
    #expect(screen.exists("The piano needs tuning") && !screen.exists(.named(Self.minutes)))
    try screen.select("Subjects", in: .picker("Search in"))
    #expect(screen.exists("Check the spelling or try a new search."))
    try screen.select("Senders", in: .picker("Search in"))
    #expect(screen.exists("The piano needs tuning"))
    try screen.press(.escape)
    #expect(screen.exists(.named(Self.minutes)))
  }

  @Test func `several are selected and archived together, and come back`() async throws {
    let screen = await open()
    try screen.select(row(Self.minutes))
    try screen.select(row("Results of the spring cup"), modifiers: .shift)
    // The mailbox is selected as well.
    #expect(screen.selectedRows.count == 1 + 3)
    #expect(screen.exists("3 Conversations Selected"))
    try screen.tap(.button("Archive"))
    #expect(screen.exists("3 conversations moved to Archive"))
    #expect(!screen.exists(.named(Self.minutes)) && screen.exists("The crane on pier four"))
    #expect(screen.selectedRows.count == 1)
    try screen.tap("Undo")
    #expect(screen.selectedRows.count == 1 + 3 && !screen.exists("Undo"))
  }

  @Test func `a row is swiped to either side, and has the same in its menu`() async throws {
    let screen = await open()
    try screen.swipe(.right, over: row(Self.minutes))
    try screen.tap(.button("Mark as Read"))
    #expect(screen.exists(.row("All Inboxes, 6")))
    try screen.swipe(.left, over: row("Dinner on Sunday"))
    try screen.tap(.button("Archive"))
    #expect(screen.exists("Conversation moved to Archive") && !screen.exists("Dinner on Sunday"))
    try screen.contextMenu(of: row(Self.minutes))
    #expect(screen.menu?.count == 5)
    try screen.choose("Flag")
    try screen.tap(.row("Flagged").at(0))
    #expect(screen.exists(.named(Self.minutes)))
  }

  @Test func `what is deleted in the bin is gone, once that is said twice`() async throws {
    let screen = await open()
    try screen.select(row(Self.minutes))
    try screen.press(.delete)
    #expect(screen.exists("Conversation deleted"))
    try screen.tap(.row("Bin").at(0))
    try screen.select(row(Self.minutes))
    try screen.press(.delete)
    #expect(screen.exists("Delete this conversation for good?"))
    try screen.tap("Cancel")
    #expect(screen.exists(row(Self.minutes)))
    try screen.tap(.button("Delete"))
    try screen.tap(.button("Delete"))
    #expect(!screen.exists(row(Self.minutes)) && !screen.exists("Undo"))
  }

  @Test func `keys move on, archive, and go on with the next`() async throws {
    let screen = await open()
    try screen.select(row(Self.minutes))
    try screen.press(.downArrow)
    #expect(screen.title == "Dinner on Sunday")
    try screen.press("e", modifiers: .command)
    #expect(screen.title == "Results of the spring cup")
    #expect(!screen.exists(row("Dinner on Sunday")))
    try screen.press(.upArrow)
    #expect(screen.title == Self.minutes)
  }

  @Test func `an answer is sent once it has readers and words`() async throws {
    let screen = await open()
    try screen.tap(row(Self.minutes))
    try screen.tap("Reply")
    try screen.tap("Send")
    #expect(screen.exists("There is nothing to send yet."))
    try screen.type("I shall be there.", into: "Message")
    try screen.set("grace", in: "To")
    try screen.tap("Send")
    #expect(screen.exists("“grace” is no address."))
    try screen.set("grace@harbour.example, edwin@harbour.example", in: "To")
    service.isOffline = true
    try screen.tap("Send")
    await screen.settle()
    #expect(screen.exists("There is no connection.") && service.sent.isEmpty)
    service.isOffline = false
    try screen.tap("Send")
    await screen.settle()
    #expect(!screen.exists("Send"))
    #expect(service.sent.map(\.recipients.count) == [2])
    #expect(screen.exists("I shall be there."))
    #expect(screen.exists(.row("Grace Murray, Me")))
  }

  @Test func `news come when asked for, and the failure is told`() async throws {
    let screen = await open()
    try screen.pullToRefresh()
    await screen.settle()
    #expect(screen.exists(row("News 1")) && screen.exists(.row("All Inboxes, 8")))
    service.isOffline = true
    try screen.pullToRefresh()
    await screen.settle()
    #expect(screen.exists("There is no connection.") && screen.exists(row("News 1")))
    try screen.tap("OK")
    #expect(!screen.exists("There is no connection."))
  }

  @Test func `only what nobody has read is shown`() async throws {
    let screen = await open()
    try screen.tap(.row("Flagged").at(0))
    try screen.toggle("Only unread")
    #expect(screen.exists("Everything Is Read"))
    try screen.tap(.row("All Inboxes"))
    #expect(screen.exists(row(Self.minutes)) && !screen.exists("Pictures of the garden"))
  }

  @Test func `a narrow window shows one column after the other`() async throws {
    let screen = await open(size: Self.narrow)
    #expect(screen.title == "All Inboxes")
    try screen.tap(row(Self.minutes))
    #expect(screen.title == Self.minutes && !screen.exists("Today"))
    try screen.back()
    try screen.back()
    #expect(screen.title == "Mailboxes")
    try screen.tap(.row("Archive").at(1))
    #expect(screen.title == "Archive, Home")
    screen.resize(to: Self.wide)
    #expect(screen.exists("No Conversation Selected") && screen.exists(.row("All Inboxes, 6")))
  }

  @Test func `mail that cannot be loaded is asked for again`() async throws {
    service.isOffline = true
    let screen = await open()
    #expect(screen.exists("There is no connection."))
    service.isOffline = false
    try screen.tap("Retry")
    await screen.settle()
    #expect(screen.exists(row(Self.minutes)))
  }
}
