/// For how long a picture may be shown again without asking for it again.
enum PictureLifetime: Hashable, Sendable {
  /// As long as the program runs and there is room.
  case session
  /// For so many seconds.
  case seconds(Double)
  /// Not at all.
  case none

  /// What a server says of it, in the words of HTTP; a session where it says nothing.
  init(_ cacheControl: String?) {
    self = .session
    let words = cacheControl?.lowercased().split(separator: ",").map {
      $0.trimmingPrefix { $0.isWhitespace }.prefix { !$0.isWhitespace }
    }
    for word in words ?? [] {
      if word == "no-store" || word == "no-cache" {
        self = .none
        return
      }
      if word.hasPrefix("max-age="), let seconds = Double(word.dropFirst("max-age=".count)) {
        self = seconds > 0 ? .seconds(seconds) : .none
      }
    }
  }
}
