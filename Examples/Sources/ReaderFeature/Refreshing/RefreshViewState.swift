import Foundation
import VSM

/// Whether feeds are being asked for news.
enum RefreshViewState {
  case resting
  case refreshing
  case incomplete(Incomplete)

  struct Refresher {
    let library: ReaderLibrary
    let service: any FeedService

    /// Asks all feeds at once. What one of them does not bring keeps no other from coming.
    func refresh(keeping days: Int) -> StateSequence<RefreshViewState> {
      StateSequence({ .refreshing }, { await fetch(keeping: days) })
    }

    /// The same, for who waits for it.
    func fetch(keeping days: Int) async -> RefreshViewState {
      var news: [FetchedFeed] = []
      var failures: [Incomplete.Failure] = []
      let service = service
      await withTaskGroup(of: (Feed, Result<FetchedFeed, FeedError>).self) { group in
        for feed in library.feeds {
          group.addTask { (feed, await Self.ask(service, for: feed)) }
        }
        for await (feed, result) in group {
          switch result {
          case .success(let fetched): news.append(fetched)
          case .failure(let error): failures.append(.init(feed: feed, error: error))
          }
        }
      }
      library.take(news, keeping: days, on: .now)
      guard !failures.isEmpty else { return .resting }
      failures.sort { $0.feed.title < $1.feed.title }
      return .incomplete(Incomplete(failures: failures))
    }

    private nonisolated static func ask(
      _ service: any FeedService, for feed: Feed
    ) async -> Result<FetchedFeed, FeedError> {
      do {
        return .success(try await service.feed(at: feed.address).news(of: feed))
      } catch {
        return .failure(error)
      }
    }
  }

  struct Incomplete {
    struct Failure {
      let feed: Feed
      let error: FeedError
    }

    let failures: [Failure]

    func dismiss() -> RefreshViewState { .resting }
  }
}
