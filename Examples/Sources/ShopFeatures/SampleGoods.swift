import Foundation
import ShopAPI
import StateStudio
import VSM

// Goods for previews, in which nothing is to happen.

extension Product: Sampled {
  /// A short name, and one that is longer than its room.
  public static let samples = [
    Product(id: 1, name: "Desk Lamp", price: Money(cents: 4990), picture: "pictures/1.png"),
    Product(
      id: 2, name: "Blanket of the Wool of Sheep from Far Away", price: Money(cents: 128_900),
      picture: "pictures/2.png"),
  ]
}

extension ProductDetails: Sampled {
  /// A product with something to choose, and one without.
  public static let samples = [
    ProductDetails(
      product: Product.samples[0], story: "Warm light, and a head that turns.",
      options: [ProductOption(name: "Colour", choices: ["Blue", "Green", "Sand"])]),
    ProductDetails(product: Product.samples[1], story: "Woven in one piece.", options: []),
  ]
}

extension Order: Sampled {
  /// An order that is done.
  public static let samples = [Order(id: 1000, cart: .sample, progress: .confirmed)]
}

extension Cart {
  /// Some of each product.
  static let sample = Cart(lines: Product.samples.map { CartLine(product: $0, quantity: 2) })
}

extension CartRepository {
  /// A cart that nobody kept.
  static var sample: CartRepository { CartRepository(in: .ofNobody) }
}

extension StateContainer<FavouritesViewState> {
  /// Favourites of somebody who has none.
  static var sample: StateContainer {
    StateContainer(state: FavouritesViewState(in: .ofNobody, service: SilentShop()))
  }
}

extension URL {
  /// A folder that is not there.
  fileprivate static var ofNobody: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("shop-of-nobody")
  }
}

/// A shop that never answers.
struct SilentShop: ShopService {
  func products() async throws -> [Product] { try await never() }
  func details(of product: Product.ID) async throws -> ProductDetails { try await never() }
  func hold(_ quantity: Int, of product: Product.ID) async throws { try await never() }
  func setFavourite(_ isFavourite: Bool, _ product: Product.ID) async throws { try await never() }
  func promotion(_ code: String) async throws -> Promotion { try await never() }
  func reserve(_ cart: Cart) async throws -> Order { try await never() }
  func pay(_ order: Order.ID) async throws -> Order { try await never() }
  func confirm(_ order: Order.ID) async throws -> Order { try await never() }
  func order(_ order: Order.ID) async throws -> Order { try await never() }
  func signIn(_ credentials: Credentials) async throws -> Customer { try await never() }
  func save(_ customer: Customer) async throws -> Customer { try await never() }
  func conditions() async throws -> Conditions { try await never() }
  func setConditions(_ conditions: Conditions) async throws { try await never() }

  private func never() async throws -> Never {
    try await Task.sleep(for: .seconds(1_000_000))
    throw CancellationError()
  }
}
