import Foundation
import ShopAPI
import StoredFiles
import VSM

/// What a person likes, in a file, and what became of telling the shop.
///
/// All screens share one container of it: there are hearts on three of them, and a screen may be gone
/// before the shop has answered.
struct FavouritesViewState {
  private var stored: Stored<[Product.ID]>
  private let service: any ShopService

  /// Why the last change was undone.
  private(set) var failure: String?

  init(in folder: URL, service: any ShopService) {
    stored = Stored("favourites", in: folder, otherwise: [])
    self.service = service
  }

  /// The numbers of what is liked, in the order in which it came to be.
  var ids: [Product.ID] { stored.content }

  /// What a person should know of the file.
  var notice: String? { stored.notice }

  func contains(_ product: Product.ID) -> Bool { ids.contains(product) }
}

extension FavouritesViewState {
  /// Likes a product, or does not any more: at once, and as before where the shop does not hear of it.
  func toggle(_ product: Product.ID) -> StateChanges<Self> {
    let place = ids.firstIndex(of: product)
    let isFavourite = place == nil
    return StateChanges {
      Change { state in
        state.failure = nil
        state.set(isFavourite, product)
      }
      Work {
        try await service.setFavourite(isFavourite, product)
      } catch: { state, error in
        state.failure = "\(error)"
        state.set(!isFavourite, product, at: place)
      }
    }
  }

  private mutating func set(_ isFavourite: Bool, _ product: Product.ID, at place: Int? = nil) {
    stored.change { ids in
      ids.removeAll { $0 == product }
      if isFavourite { ids.insert(product, at: min(place ?? ids.count, ids.count)) }
    }
  }
}

extension Lane {
  /// Only the newest change of a product is undone, and products do not disturb each other.
  static func favourite(_ product: Product.ID) -> Lane { .newest(["favourite", "\(product)"]) }
}
