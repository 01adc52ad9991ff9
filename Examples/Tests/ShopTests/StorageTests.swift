import Foundation
import ShopAPI
import Testing
import VSM

@testable import ShopFeatures

/// What is kept on this machine.
@MainActor @Suite struct StorageTests {
  private let folder = TemporaryFolder()

  @Test func `a cart is in its file at once`() {
    let cart = CartRepository(in: folder.url)
    cart.add(CartLine(product: FakeShop.lamp))
    cart.add(CartLine(product: FakeShop.lamp))
    #expect(CartRepository(in: folder.url).cart == cart.cart)
    #expect(cart.cart.count == 2 && cart.cart.lines.count == 1)
  }

  @Test func `favourites are in their file at once`() {
    let favourites = { FavouritesViewState(in: folder.url, service: FakeShop()) }
    let container = StateContainer(state: favourites())
    container.observe(container.state.toggle(2), in: .favourite(2))
    #expect(favourites().ids == [2])
  }

  @Test func `a damaged file is put aside and said`() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let file = folder.url.appendingPathComponent("cart.json")
    try Data("{".utf8).write(to: file)
    let cart = CartRepository(in: folder.url)
    #expect(cart.cart.lines.isEmpty)
    #expect(cart.notice?.contains("cart.damaged.json") == true)
    let kept = try Data(contentsOf: folder.url.appendingPathComponent("cart.damaged.json"))
    #expect(kept == Data("{".utf8))
  }
}
