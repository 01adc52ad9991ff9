import ShopAPI
import VSM

/// A product with all that is known of it, on its way into the cart.
enum DetailsViewState {
  case initialized(Loader)
  case loading
  case failed(Failure)
  case choosing(Choosing)
  case adding(ProductDetails)
  case added(Added)
  case addingFailed(AddingFailure)

  struct Loader {
    let product: Product.ID
    let service: any ShopService
    let cart: CartRepository

    func load() -> StateSequence<DetailsViewState> {
      StateSequence(
        { .loading },
        {
          do {
            let details = try await service.details(of: product)
            return .choosing(Choosing(details: details, service: service, cart: cart))
          } catch {
            return .failed(Failure(message: "\(error)", loader: self))
          }
        })
    }
  }

  struct Failure {
    let message: String
    let loader: Loader

    func retry() -> StateSequence<DetailsViewState> { loader.load() }
  }

  struct Choosing {
    let details: ProductDetails
    let service: any ShopService
    let cart: CartRepository

    /// Lays some aside in the shop, and puts them into the cart once that is done.
    func add(_ quantity: Int, _ choices: [String: String]) -> StateSequence<DetailsViewState> {
      let line = CartLine(product: details.product, choices: choices, quantity: quantity)
      return StateSequence(
        { .adding(details) },
        {
          do {
            try await service.hold(quantity, of: details.product.id)
            cart.add(line)
            return .added(Added(quantity: quantity, choosing: self))
          } catch {
            return .addingFailed(AddingFailure(message: "\(error)", line: line, choosing: self))
          }
        })
    }
  }

  struct Added {
    let quantity: Int
    let choosing: Choosing

    func goOn() -> DetailsViewState { .choosing(choosing) }
  }

  struct AddingFailure {
    let message: String
    let line: CartLine
    let choosing: Choosing

    func retry() -> StateSequence<DetailsViewState> { choosing.add(line.quantity, line.choices) }

    func cancel() -> DetailsViewState { .choosing(choosing) }
  }
}

extension DetailsViewState {
  /// What is known of the product, as soon as it is.
  var details: ProductDetails? {
    switch self {
    case .initialized, .loading, .failed: nil
    case .choosing(let choosing): choosing.details
    case .adding(let details): details
    case .added(let added): added.choosing.details
    case .addingFailed(let failure): failure.choosing.details
    }
  }
}
