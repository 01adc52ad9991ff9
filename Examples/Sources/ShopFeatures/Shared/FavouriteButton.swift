import ShopAPI
import SwiftUI

/// Likes a product, or does not any more.
struct FavouriteButton: View {
  let product: Product
  @ObservedObject var favourites: FavouritesRepository

  private var isFavourite: Bool { favourites.contains(product.id) }

  var body: some View {
    Button {
      Task { await favourites.toggle(product.id) }
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
