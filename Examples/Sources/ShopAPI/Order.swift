/// A cart on its way to its buyer.
public struct Order: Codable, Hashable, Identifiable, Sendable {
  /// Its number.
  public let id: Int

  /// What was ordered.
  public let cart: Cart

  /// How far it has come.
  public var progress: Progress

  /// An order.
  public init(id: Int, cart: Cart, progress: Progress = .reserved) {
    self.id = id
    self.cart = cart
    self.progress = progress
  }

  /// How far an order has come.
  public enum Progress: String, Codable, Sendable {
    case reserved, paid, confirmed
  }
}
