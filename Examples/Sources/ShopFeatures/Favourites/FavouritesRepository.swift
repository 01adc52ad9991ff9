import Combine
import Foundation
import ShopAPI
import StoredFiles

/// What a person likes, which every screen shares, in a file. The shop is told, too.
final class FavouritesRepository: ObservableObject {
  @Published private var stored: Stored<[Product.ID]>

  /// Why the last change was undone.
  @Published var failure: String?

  private let service: any ShopService
  /// How often each was changed, so that only the newest change is undone.
  private var changes: [Product.ID: Int] = [:]

  init(in folder: URL, service: any ShopService) {
    stored = Stored("favourites", in: folder, otherwise: [])
    self.service = service
  }

  /// The numbers of what is liked, in the order in which it came to be.
  var ids: [Product.ID] { stored.content }

  /// What a person should know of the file.
  var notice: String? { stored.notice }

  func contains(_ product: Product.ID) -> Bool { ids.contains(product) }

  /// Likes a product, or does not any more: at once, and as before where the shop does not hear of it.
  func toggle(_ product: Product.ID) async {
    let before = ids
    let isFavourite = !contains(product)
    let number = changes[product, default: 0] + 1
    changes[product] = number
    set(isFavourite, product)
    failure = nil
    do {
      try await service.setFavourite(isFavourite, product)
    } catch {
      guard changes[product] == number else { return }
      set(!isFavourite, product, at: before.firstIndex(of: product))
      failure = "\(error)"
    }
  }

  private func set(_ isFavourite: Bool, _ product: Product.ID, at index: Int? = nil) {
    stored.change {
      $0.removeAll { $0 == product }
      if isFavourite { $0.insert(product, at: min(index ?? $0.count, $0.count)) }
    }
  }
}
