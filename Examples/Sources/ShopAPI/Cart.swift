/// Some of one product, as they were chosen.
public struct CartLine: Codable, Hashable, Identifiable, Sendable {
  /// What is bought.
  public let product: Product

  /// What was chosen for each option of the product.
  public let choices: [String: String]

  /// How many.
  public var quantity: Int

  /// So many of a product.
  public init(product: Product, choices: [String: String] = [:], quantity: Int = 1) {
    self.product = product
    self.choices = choices
    self.quantity = quantity
  }

  /// What tells it from other lines: what is bought, whatever the number.
  public struct ID: Hashable, Sendable {
    let product: Int
    let choices: [String: String]
  }

  /// What tells it from other lines.
  public var id: ID { ID(product: product.id, choices: choices) }

  /// What all of them cost.
  public var price: Money { product.price * quantity }

  /// What was chosen, in a row.
  public var summary: String {
    choices.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", ")
  }
}

/// What makes an order cheaper.
public struct Promotion: Codable, Hashable, Sendable {
  /// What a buyer types to have it.
  public let code: String

  /// How many hundredths are taken off.
  public let percent: Int

  /// A promotion.
  public init(code: String, percent: Int) {
    self.code = code
    self.percent = percent
  }
}

/// What is in a cart.
public struct Cart: Codable, Hashable, Sendable {
  /// What will be bought.
  public var lines: [CartLine]

  /// What makes it cheaper.
  public var promotion: Promotion?

  /// A cart, which may be empty.
  public init(lines: [CartLine] = [], promotion: Promotion? = nil) {
    self.lines = lines
    self.promotion = promotion
  }

  /// How many things are in it.
  public var count: Int { lines.reduce(0) { $0 + $1.quantity } }

  /// What they cost.
  public var subtotal: Money { lines.reduce(Money(cents: 0)) { $0 + $1.price } }

  /// What the promotion takes off.
  public var discount: Money { subtotal.percent(promotion?.percent ?? 0) }

  /// What is to be paid.
  public var total: Money { subtotal - discount }
}
