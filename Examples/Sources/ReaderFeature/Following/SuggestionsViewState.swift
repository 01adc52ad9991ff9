import Foundation
import VSM

/// Feeds that are offered to begin with.
enum SuggestionsViewState {
  case offered
  case taking
  case failed(FeedError)

  /// Follows all of them, those that come at least, once each has answered.
  static func take(
    _ suggestions: [URL], from service: any FeedService, into library: ReaderLibrary
  ) -> StateSequence<SuggestionsViewState> {
    StateSequence(
      { .taking },
      {
        var found: [FetchedFeed] = []
        var failure: FeedError?
        for address in suggestions {
          do throws(FeedError) {
            found.append(try await service.feed(at: address))
          } catch {
            failure = error
          }
        }
        found.forEach(library.follow)
        return failure.map(SuggestionsViewState.failed) ?? .offered
      })
  }
}
