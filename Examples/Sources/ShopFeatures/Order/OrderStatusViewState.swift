import ShopAPI
import VSM

/// How far an order has come.
enum OrderStatusViewState {
  case initialized(Loader)
  case loading
  case failed(Failure)
  case loaded(Loaded)

  struct Loader {
    let order: Order.ID
    let service: any ShopService

    func load() -> StateSequence<OrderStatusViewState> {
      StateSequence(
        { .loading },
        {
          do {
            return .loaded(Loaded(order: try await service.order(order), loader: self))
          } catch {
            return .failed(Failure(message: "\(error)", loader: self))
          }
        })
    }
  }

  struct Failure {
    let message: String
    let loader: Loader

    func retry() -> StateSequence<OrderStatusViewState> { loader.load() }
  }

  struct Loaded {
    let order: Order
    let loader: Loader
  }
}
