import Testing

@testable import PortableUI

/// What is read in what servers say first.
struct AnswerHeadTests {
  private func head(_ lines: String...) -> AnswerHead {
    var head = AnswerHead()
    for line in lines { head.take(line + "\r\n") }
    return head
  }

  @Test func `it is whole with the first empty line`() {
    #expect(!head("HTTP/1.1 200 OK").isWhole)
    #expect(head("HTTP/2 200 ", "").isWhole)
    #expect(head("HTTP/2 200 ", "").status == 200)
  }

  @Test func `names of fields are the same in small and large letters`() {
    let head = head("HTTP/1.1 200", "CONTENT-LENGTH:  12 ", "cache-Control: private", "")
    #expect(head.length == 12)
    #expect(head.cacheControl == "private")
  }

  @Test func `a field may come in several lines`() {
    let head = head("HTTP/1.1 200", "Cache-Control: private", "Cache-Control: max-age=5", "")
    #expect(head.cacheControl == "private, max-age=5")
  }

  @Test(arguments: ["-5", "five", "99999999999999999999", ""])
  func `a length that is no number announces nothing`(words: String) {
    #expect(head("HTTP/1.1 200", "Content-Length: \(words)", "").length == 0)
  }

  @Test func `another head follows a redirection and a word in between`() {
    #expect(head("HTTP/1.1 302", "Location: /there", "").isFollowed)
    #expect(!head("HTTP/1.1 302", "Location: ", "").isFollowed)
    #expect(!head("HTTP/1.1 200", "Location: /there", "").isFollowed)
    #expect(head("HTTP/1.1 103 Early", "").isFollowed)
  }

  @Test func `the next head knows nothing of the one before`() {
    let head = head(
      "HTTP/1.1 302", "Location: /there", "Cache-Control: no-store", "Content-Length: 9", "",
      "HTTP/1.1 200 OK")
    #expect(head.status == 200 && head.length == 0 && head.cacheControl == nil && !head.isWhole)
  }

  @Test func `what comes behind a body is no head`() {
    let head = head("HTTP/1.1 200 OK", "", "Cache-Control: no-store", "Content-Length: 9", "")
    #expect(head.cacheControl == nil && head.length == 0)
  }
}
