import Foundation
import ShopAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A shop at the other end of a network.
struct HTTPShop: ShopService {
  private let server: URL

  // One that remembers nothing: an answer of yesterday is none.
  private let session = URLSession(configuration: .ephemeral)

  init(at server: URL) { self.server = server }

  func products() async throws -> [Product] { try await ask("GET", "products") }

  func details(of product: Product.ID) async throws -> ProductDetails {
    try await ask("GET", "products/\(product)")
  }

  func hold(_ quantity: Int, of product: Product.ID) async throws {
    let _: Int = try await ask("POST", "products/\(product)/hold", sending: quantity)
  }

  func setFavourite(_ isFavourite: Bool, _ product: Product.ID) async throws {
    let _: Bool = try await ask(isFavourite ? "PUT" : "DELETE", "favourites/\(product)")
  }

  func promotion(_ code: String) async throws -> Promotion {
    try await ask("GET", "promotions/\(code)")
  }

  func reserve(_ cart: Cart) async throws -> Order {
    try await ask("POST", "orders", sending: cart)
  }

  func pay(_ order: Order.ID) async throws -> Order {
    try await ask("POST", "orders/\(order)/payment")
  }

  func confirm(_ order: Order.ID) async throws -> Order {
    try await ask("POST", "orders/\(order)/confirmation")
  }

  func order(_ order: Order.ID) async throws -> Order { try await ask("GET", "orders/\(order)") }

  func signIn(_ credentials: Credentials) async throws -> Customer {
    try await ask("POST", "session", sending: credentials)
  }

  func save(_ customer: Customer) async throws -> Customer {
    try await ask("PUT", "customer", sending: customer)
  }

  func conditions() async throws -> Conditions { try await ask("GET", "conditions") }

  func setConditions(_ conditions: Conditions) async throws {
    let _: Conditions = try await ask("PUT", "conditions", sending: conditions)
  }

  private func ask<Answer: Decodable>(
    _ method: String, _ path: String, sending body: (any Encodable)? = nil
  ) async throws -> Answer {
    var request = URLRequest(url: server.appendingPathComponent(path))
    request.httpMethod = method
    if let body { request.httpBody = try JSONEncoder().encode(body) }
    let (data, response) = try await answer(to: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw ShopError.refused(String(decoding: data, as: UTF8.self))
    }
    return try JSONDecoder().decode(Answer.self, from: data)
  }

  private func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
    do {
      return try await session.data(for: request)
    } catch let error as URLError where error.code != .cancelled {
      throw ShopError.offline
    }
  }
}
