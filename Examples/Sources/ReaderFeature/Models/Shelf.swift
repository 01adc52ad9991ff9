import Foundation

/// A choice of articles: by what was done with them, or by where they come from.
enum Shelf: Hashable {
  case all, unread, favourites
  case feed(Feed.ID)

  var symbol: String {
    switch self {
    case .all: "tray"
    case .unread: "circle.fill"
    case .favourites: "star"
    case .feed: "dot.radiowaves.left.and.right"
    }
  }
}

/// How a window keeps it.
extension Shelf: RawRepresentable {
  init?(rawValue: String) {
    switch rawValue {
    case "all": self = .all
    case "unread": self = .unread
    case "favourites": self = .favourites
    default:
      guard let address = URL(string: rawValue) else { return nil }
      self = .feed(address)
    }
  }

  var rawValue: String {
    switch self {
    case .all: "all"
    case .unread: "unread"
    case .favourites: "favourites"
    case .feed(let address): address.absoluteString
    }
  }
}
