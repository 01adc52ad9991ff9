package import Foundation

extension TextContent {
  /// What its links are called, and where they lead, in order.
  package var links: [(words: String, address: URL)] {
    guard let look, look.hasLinks else { return [] }
    var links: [(words: String, address: URL)] = []
    var start = text.utf8.startIndex
    var isGoingOn = false
    for run in look.runs {
      let end = text.utf8.index(start, offsetBy: run.length)
      if let link = run.link {
        // A link may have parts that look otherwise.
        if isGoingOn, links.last?.address == link {
          links[links.count - 1].words += text[start..<end]
        } else {
          links.append((String(text[start..<end]), link))
        }
      }
      isGoingOn = run.link != nil
      start = end
    }
    return links
  }
}
