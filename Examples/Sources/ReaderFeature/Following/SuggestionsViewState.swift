import Foundation
import VSM

/// Feeds that are offered to begin with.
enum SuggestionsViewState {
  case offered
  case taking
  case failed(FeedError)

  /// Follows all of them once each has answered, or those that came at least; where none did, the failure is
  /// told.
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
        return found.isEmpty ? failure.map(SuggestionsViewState.failed) ?? .offered : .offered
      })
  }
}
