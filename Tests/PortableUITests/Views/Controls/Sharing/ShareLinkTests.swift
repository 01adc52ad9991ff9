import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct ShareLinkTests {
  private let address = URL(string: "https://example.org/a?b=c")!

  @Test func `an address is copied, opened and sent by mail`() throws {
    let screen = Screen(
      ShareLink("Share", item: address, subject: Text("About 1+1"), message: Text("See:")))
    try screen.open(.button("Share"))
    #expect(screen.menu == ["Copy", "Open", "Send by Mail"])
    try screen.choose("Copy")
    #expect(screen.copied == "https://example.org/a?b=c")
    try screen.open(.button("Share"))
    try screen.choose("Open")
    try screen.open(.button("Share"))
    try screen.choose("Send by Mail")
    #expect(
      screen.openedURLs.map(\.absoluteString) == [
        "https://example.org/a?b=c",
        "mailto:?subject=About%201%2B1&body=See:%0A%0Ahttps://example.org/a?b%3Dc",
      ])
  }

  @Test func `words are not opened, and several things are shared together`() throws {
    let words = Screen(ShareLink(item: "Some words"))
    #expect(words.copied == nil)
    try words.open(.button("Share…"))
    #expect(words.menu == ["Copy", "Send by Mail"])
    try words.choose("Copy")
    #expect(words.copied == "Some words")
    let file = URL(filePath: "/tmp/a b.txt")
    let several = Screen(ShareLink(items: [address, file]) { Text("Both") })
    try several.open(.button("Both"))
    #expect(several.menu == ["Copy", "Send by Mail"])
    try several.choose("Copy")
    #expect(several.copied == "https://example.org/a?b=c\n/tmp/a b.txt")
  }
}
