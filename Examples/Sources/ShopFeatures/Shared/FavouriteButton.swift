import ShopAPI
import SwiftUI
import VSM

/// Likes a product, or does not any more.
struct FavouriteButton: View {
  let product: Product
  @ObservedObject var favourites: StateContainer<FavouritesViewState>

  private var isFavourite: Bool { favourites.state.contains(product.id) }

  var body: some View {
    Button {
      favourites.observe(favourites.state.toggle(product.id), in: .favourite(product.id))
    } label: {
      Image(systemName: isFavourite ? "heart.fill" : "heart")
        .foregroundStyle(isFavourite ? Color.red : Color.secondary)
        .frame(width: 32, height: 32)
        .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(isFavourite ? "Unlike \(product.name)" : "Like \(product.name)")
  }
}
