import Foundation
import VSM

/// A feed that is about to be followed.
enum FollowViewState {
  case writing(Writing)
  case looking
  case found(Finding)
  case followed(Feed.ID)

  /// What is wrong with what was written.
  enum Problem: Equatable {
    case nothingWritten
    case noAddress
    case knownAlready(String)
    case failed(FeedError)
  }

  struct Writing {
    let library: ReaderLibrary
    let service: any FeedService
    var problem: Problem?

    /// Looks for a feed there.
    func look(at words: String) -> StateSequence<FollowViewState> {
      let words = words.trimmingCharacters(in: .whitespaces)
      guard !words.isEmpty else { return StateSequence({ wrong(.nothingWritten) }) }
      guard let address = Self.address(of: words) else {
        return StateSequence({ wrong(.noAddress) })
      }
      if let known = library.feed(address) {
        return StateSequence({ wrong(.knownAlready(known.title)) })
      }
      return StateSequence({ .looking }, { await find(address) })
    }

    private func find(_ address: URL) async -> FollowViewState {
      do throws(FeedError) {
        let fetched = try await service.feed(at: address)
        if let known = library.feed(fetched.feed.id) { return wrong(.knownAlready(known.title)) }
        return .found(Finding(fetched: fetched, writing: self))
      } catch {
        return wrong(.failed(error))
      }
    }

    private func wrong(_ problem: Problem) -> FollowViewState {
      var writing = self
      writing.problem = problem
      return .writing(writing)
    }

    /// The web address that is meant: people leave out how it begins.
    private static func address(of words: String) -> URL? {
      guard let url = URL(string: words.contains("://") ? words : "https://\(words)"),
        ["http", "https"].contains(url.scheme?.lowercased()), let host = url.host(),
        url.user() == nil, !words.contains(where: \.isWhitespace),
        host.contains(".") || host == "localhost"
      else { return nil }
      return url
    }
  }

  struct Finding {
    let fetched: FetchedFeed
    fileprivate let writing: Writing

    func follow() -> FollowViewState {
      writing.library.follow(fetched)
      return .followed(fetched.feed.id)
    }

    /// Another address is written.
    func discard() -> FollowViewState {
      var writing = writing
      writing.problem = nil
      return .writing(writing)
    }
  }
}
