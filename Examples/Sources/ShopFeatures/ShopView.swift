import ShopAPI
public import SwiftUI

/// The shop: products, favourites, the cart and the account, each behind a tab.
public struct ShopView: View {
  private let model: ShopModel
  @ObservedObject private var cart: CartRepository

  /// The shop that `model` leads to.
  public init(model: ShopModel) {
    self.model = model
    cart = model.cart
  }

  /// The tabs.
  public var body: some View {
    TabView {
      page {
        ProductsView(
          state: .initialized(.init(service: model.service)), favourites: model.favourites)
      }
      .tabItem { Label("Products", systemImage: "bag") }
      page { FavouritesView(service: model.service, favourites: model.favourites) }
        .tabItem { Label("Favourites", systemImage: "heart") }
      page { CartView(repository: model.cart, service: model.service) }
        .tabItem { Label("Cart", systemImage: "cart") }
        .badge(cart.cart.count)
      NavigationStack { AccountView(store: AccountViewStore(service: model.service)) }
        .tabItem { Label("Account", systemImage: "person") }
    }
    .environment(\.pictures, model.pictures)
  }

  /// A tab, from which the pages of products and of an order can be reached.
  private func page(@ViewBuilder _ content: () -> some View) -> some View {
    NavigationStack {
      content()
        .navigationDestination(for: Product.self) { product in
          DetailsView(
            state: .initialized(
              .init(product: product.id, service: model.service, cart: model.cart)),
            favourites: model.favourites)
        }
        .navigationDestination(for: CheckOut.self) { checkOut in
          OrderView(
            state: .ready(
              .init(cart: checkOut.cart, service: model.service, repository: model.cart)),
            service: model.service)
        }
    }
  }
}
