import Foundation
import ShopAPI
import StateStudio

// What the states of screens are made of where nobody has said anything yet.

extension ProductsViewState: Sampled {}

extension ProductsViewState.Loader: Sampled {
  static var samples: [Self] { [Self(service: SilentShop())] }
}

extension ProductsViewState.Failure: Sampled {
  static var samples: [Self] { [Self(message: "You are offline.", loader: Loader.samples[0])] }

  private typealias Loader = ProductsViewState.Loader
}

extension ProductsViewState.Loaded: Sampled {
  static var samples: [Self] {
    let loader = ProductsViewState.Loader.samples[0]
    return [
      Self(products: Product.samples, loader: loader),
      Self(products: Product.samples, notice: "You are offline.", loader: loader),
      Self(products: [], loader: loader),
    ]
  }
}

extension DetailsViewState: Sampled {}

extension DetailsViewState.Loader: Sampled {
  static var samples: [Self] { [Self(product: 1, service: SilentShop(), cart: .sample)] }
}

extension DetailsViewState.Failure: Sampled {
  static var samples: [Self] {
    [Self(message: "You are offline.", loader: DetailsViewState.Loader.samples[0])]
  }
}

extension DetailsViewState.Choosing: Sampled {
  static var samples: [Self] {
    ProductDetails.samples.map { Self(details: $0, service: SilentShop(), cart: .sample) }
  }
}

extension DetailsViewState.Added: Sampled {
  static var samples: [Self] {
    DetailsViewState.Choosing.samples.map { Self(quantity: 2, choosing: $0) }
  }
}

extension DetailsViewState.AddingFailure: Sampled {
  static var samples: [Self] {
    DetailsViewState.Choosing.samples.map {
      Self(
        message: "Desk Lamp is sold out.", line: CartLine(product: $0.details.product),
        choosing: $0)
    }
  }
}

extension OrderViewState: Sampled {}

extension OrderViewState.Ready: Sampled {
  static var samples: [Self] {
    [Self(cart: .sample, service: SilentShop(), repository: .sample)]
  }
}

extension OrderViewState.Failure: Sampled {
  static var samples: [Self] {
    [
      Self(
        step: .paying, message: "The shop could not do that.", order: Order(id: 1, cart: .sample),
        ready: OrderViewState.Ready.samples[0])
    ]
  }
}
