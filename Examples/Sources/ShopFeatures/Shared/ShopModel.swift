public import Foundation
import VSM

/// What the screens of the shop share: the way to the server, and what is kept on this machine.
public struct ShopModel {
  let service: any ShopService
  let pictures: URL
  let cart: CartRepository
  let favourites: StateContainer<FavouritesViewState>

  init(service: any ShopService, pictures: URL, keptIn folder: URL) {
    self.service = service
    self.pictures = pictures
    cart = CartRepository(in: folder)
    favourites = StateContainer(state: FavouritesViewState(in: folder, service: service))
  }

  /// The shop at `server`; the cart and the favourites are files in `folder`.
  public init(at server: URL, keptIn folder: URL = Self.usualFolder) {
    self.init(service: HTTPShop(at: server), pictures: server, keptIn: folder)
  }

  /// Where the system keeps what programs store: on Linux `$XDG_DATA_HOME`, or `.local/share` in the home
  /// folder where that is not set.
  public static var usualFolder: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("viewstate-shop")
  }
}
