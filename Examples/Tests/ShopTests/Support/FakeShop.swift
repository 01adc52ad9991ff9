import ShopAPI

@testable import ShopFeatures

/// A shop in memory, which fails at what a test says.
@MainActor
final class FakeShop: ShopService {
  var conditionsNow = Conditions()
  private(set) var asked: [Endpoint] = []

  nonisolated static let lamp = Product(
    id: 1, name: "Desk Lamp", price: Money(cents: 5000), picture: "pictures/1.png")
  nonisolated static let pot = Product(
    id: 2, name: "Tea Pot", price: Money(cents: 3000), picture: "pictures/2.png")

  /// Whether those who ask wait until it answers.
  var takesItsTime = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Answers all who wait, and whoever asks from now on.
  func answer() {
    takesItsTime = false
    for asker in waiting { asker.resume() }
    waiting = []
  }

  private func ask(_ endpoint: Endpoint) async throws {
    asked.append(endpoint)
    if takesItsTime { await withCheckedContinuation { waiting.append($0) } }
    if conditionsNow.isOffline { throw ShopError.offline }
    if conditionsNow.failing.contains(endpoint) { throw ShopError.refused("It went wrong.") }
  }

  func products() async throws -> [Product] {
    try await ask(.list)
    return [Self.lamp, Self.pot]
  }

  func details(of product: Product.ID) async throws -> ProductDetails {
    try await ask(.details)
    return ProductDetails(
      product: product == 1 ? Self.lamp : Self.pot, story: "Good.",
      options: [ProductOption(name: "Colour", choices: ["Blue", "Green"])])
  }

  func hold(_ quantity: Int, of product: Product.ID) async throws { try await ask(.hold) }

  func setFavourite(_ isFavourite: Bool, _ product: Product.ID) async throws {
    try await ask(.favourite)
  }

  func promotion(_ code: String) async throws -> Promotion {
    try await ask(.promotion)
    switch code {
    case "HALF": return Promotion(code: code, percent: 50)
    case "WINTER": throw ShopError.refused("The code WINTER has expired.")
    default: throw ShopError.refused("Nobody knows the code \(code).")
    }
  }

  func reserve(_ cart: Cart) async throws -> Order {
    try await ask(.reserve)
    return Order(id: 1000, cart: cart)
  }

  func pay(_ order: Order.ID) async throws -> Order {
    try await ask(.pay)
    return Order(id: order, cart: Cart(), progress: .paid)
  }

  func confirm(_ order: Order.ID) async throws -> Order {
    try await ask(.confirm)
    return Order(id: order, cart: Cart(), progress: .confirmed)
  }

  func order(_ order: Order.ID) async throws -> Order {
    try await ask(.status)
    return Order(id: order, cart: Cart(), progress: .confirmed)
  }

  func signIn(_ credentials: Credentials) async throws -> Customer {
    try await ask(.account)
    guard credentials.password == "lovelace" else {
      throw ShopError.refused("The password is not right.")
    }
    return Customer(name: "Ada", email: credentials.email, address: "")
  }

  func save(_ customer: Customer) async throws -> Customer {
    try await ask(.account)
    return customer
  }

  func conditions() async throws -> Conditions { conditionsNow }

  func setConditions(_ conditions: Conditions) async throws { conditionsNow = conditions }
}
