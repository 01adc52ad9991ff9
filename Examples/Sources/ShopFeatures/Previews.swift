import ShopAPI
import StateStudio
import SwiftUI

// Each screen in each of its states, for a canvas and for the gallery.

#Preview("Products") {
  EachSample(of: ProductsViewState.self) {
    ProductsView(state: $0, favourites: .sample)
  }
}

#Preview("Product") {
  EachSample(of: DetailsViewState.self) { DetailsView(state: $0, favourites: .sample) }
}

#Preview("Order") {
  EachSample(of: OrderViewState.self) { OrderView(state: $0, service: SilentShop()) }
}

#Preview("Account") { AccountView(store: AccountViewStore(service: SilentShop())) }

#Preview("Account, Signed In") {
  let ada = Customer(name: "Ada", email: "ada@example.com", address: "1 Mill Lane")
  AccountView(
    store: AccountViewStore(
      service: SilentShop(),
      viewState: AccountViewState(customer: ada, draft: ada, conditions: Conditions())))
}
