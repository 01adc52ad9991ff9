import Foundation
import ShopAPI
import ShopServer
import Synchronization
import Testing

@testable import ShopFeatures

/// The app's way to the real server and back.
@MainActor @Suite struct ServerTests {
  @Test func `an order goes through`() async throws {
    let server = try ShopServer()
    let shop = HTTPShop(at: server.url)
    let products = try await shop.products()
    #expect(products.count == 12)
    let order = try await shop.reserve(Cart(lines: [CartLine(product: products[0])]))
    #expect(try await shop.pay(order.id).progress == .paid)
    #expect(try await shop.confirm(order.id).progress == .confirmed)
    #expect(try await shop.order(order.id).cart.total == products[0].price)
  }

  @Test func `a server fails as it is told by a request`() async throws {
    let server = try ShopServer()
    let shop = HTTPShop(at: server.url)
    try await shop.setConditions(Conditions(failing: [.hold]))
    await #expect(throws: ShopError.refused("The shop could not do that.")) {
      try await shop.hold(1, of: 1)
    }
    try await shop.setConditions(Conditions(isOffline: true))
    await #expect(throws: ShopError.offline) { try await shop.products() }
    try await shop.setConditions(Conditions())
    await #expect(throws: ShopError.refused("Garden Shears is sold out.")) {
      try await shop.hold(1, of: 10)
    }
  }

  @Test func `promotions are known, unknown or expired`() async throws {
    let server = try ShopServer()
    let shop = HTTPShop(at: server.url)
    #expect(try await shop.promotion("half").percent == 50)
    await #expect(throws: ShopError.refused("The code WINTER has expired.")) {
      try await shop.promotion("WINTER")
    }
    await #expect(throws: ShopError.refused("Nobody knows the code X Y.")) {
      try await shop.promotion("X Y")
    }
  }

  @Test func `answers take as long as they are told`() async throws {
    let pauses = Pauses()
    let server = try ShopServer(conditions: Conditions(latency: 3)) { pauses.add($0) }
    _ = try await HTTPShop(at: server.url).products()
    #expect(pauses.all == [3])
  }
}

/// How long a server was told to wait, which it did not.
private final class Pauses: Sendable {
  private let seconds = Mutex<[Double]>([])

  func add(_ pause: Double) { seconds.withLock { $0.append(pause) } }

  var all: [Double] { seconds.withLock { $0 } }
}
