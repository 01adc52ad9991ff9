import Foundation
import PortableUI

extension Screen {
  /// Follows the link that `lookup` says, as a part of a text or as all of one; `false` where there is
  /// none and something else may be meant.
  func follow(_ lookup: Lookup) throws(ScreenError) -> Bool {
    guard let words = lookup.name, lookup.role == nil || lookup.role == .text else { return false }
    graph.runFrame()
    let linked = items.filter { !$0.shown.links.isEmpty }
    if linked.isEmpty { return false }
    let others = matches(lookup).filter { $0.shown.links.isEmpty }
    let found = items(linked, of: lookup).flatMap { item in
      item.shown.links.filter { $0.words == words }.map { (item: item, address: $0.address) }
    }
    guard others.isEmpty, !found.isEmpty else { return false }
    let seen = found.filter(\.item.isVisible)
    let position = lookup.position ?? 0
    guard seen.count < 2 || lookup.position != nil,
      (seen.isEmpty ? found : seen).indices.contains(position)
    else {
      throw ScreenError(
        "Could not tap \(lookup): \(found.count) links on the screen are called that.",
        facts: [("they lead to", listed(found.map(\.address.absoluteString)))],
        fix: "Say which with in: .row(…) or at(_:), whose positions begin at 0.")
    }
    let link = (seen.isEmpty ? found : seen)[position]
    try checkReach(link.item, link.item.shown, to: "tap")
    link.item.shown.element?.receive(.open(link.address))
    graph.runFrame()
    return true
  }

  /// What is in the part of the screen that `lookup` speaks of.
  private func items(_ items: [Item], of lookup: Lookup) -> [Item] {
    lookup.region.map { self.items(items, in: $0) } ?? items
  }
}

extension Shown {
  /// The links among its words.
  var links: [(words: String, address: URL)] {
    if case .text(let text) = content { text.links } else { [] }
  }
}
