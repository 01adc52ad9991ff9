import Foundation
import ShopAPI
import VSM

/// All that is sold, and the way there.
enum ProductsViewState {
  case initialized(Loader)
  case loading
  case failed(Failure)
  case loaded(Loaded)

  struct Loader {
    let service: any ShopService

    func load() -> StateSequence<ProductsViewState> {
      StateSequence({ .loading }, { await fetch() })
    }

    fileprivate func fetch() async -> ProductsViewState {
      do {
        return .loaded(Loaded(products: try await service.products(), loader: self))
      } catch {
        return .failed(Failure(message: "\(error)", loader: self))
      }
    }
  }

  struct Failure {
    let message: String
    let loader: Loader

    func retry() -> StateSequence<ProductsViewState> { loader.load() }
  }

  struct Loaded {
    let products: [Product]
    /// Why these are not the newest.
    var notice: String?
    let loader: Loader

    /// Asks again. Where nobody answers, what was there stays.
    func refresh() async -> ProductsViewState {
      let state = await loader.fetch()
      guard case .failed(let failure) = state else { return state }
      var kept = self
      kept.notice = failure.message
      return .loaded(kept)
    }

    func matching(_ words: String) -> [Product] {
      guard !words.isEmpty else { return products }
      return products.filter { $0.name.localizedCaseInsensitiveContains(words) }
    }
  }
}
