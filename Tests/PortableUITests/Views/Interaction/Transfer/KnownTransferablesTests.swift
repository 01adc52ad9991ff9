import Foundation
import PortableUI
import Testing

struct KnownTransferablesTests {
  @Test func `words go and come`() async throws {
    let data = try await "Grüße".exported(as: .utf8PlainText)
    #expect(try await String(importing: data, contentType: .utf8PlainText) == "Grüße")
    #expect(try await String(importing: Data("a\0".utf8), contentType: .plainText) == "a")
    await #expect(throws: (any Error).self) {
      try await String(importing: Data([0xFF, 0xFE, 0xFD]), contentType: .plainText)
    }
  }

  @Test func `addresses of files and of the web are told apart`() async throws {
    let page = try #require(URL(string: "https://example.org/a%20b?q=1"))
    let file = URL(filePath: "/tmp/a b.txt")
    #expect(page.exportedContentTypes() == [.url, .utf8PlainText])
    #expect(file.exportedContentTypes() == [.fileURL, .utf8PlainText])
    #expect(try await URL(importing: page.exported(as: .url), contentType: .url) == page)
    #expect(try await URL(importing: file.exported(as: .url), contentType: .fileURL) == file)
    #expect(try await String(importing: file.exported(as: .plainText)) == "/tmp/a b.txt")
    await #expect(throws: (any Error).self) { try await URL(importing: Data("a b".utf8)) }
  }

  @Test func `data goes as it is, and comes of any data`() async throws {
    let data = Data([0, 1, 2])
    #expect(try await data.exported() == data)
    #expect(try await Data(importing: data, contentType: .png) == data)
  }

  @Test func `attributed words go and come as words`() async throws {
    var words = AttributedString("Read on")
    words.link = URL(string: "https://example.org")
    #expect(try await String(importing: words.exported(as: .plainText)) == "Read on")
    let plain = try await AttributedString(importing: Data("a".utf8), contentType: .plainText)
    #expect(plain == AttributedString("a"))
  }
}
