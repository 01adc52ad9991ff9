/// Something that can be bought.
public struct Product: Codable, Hashable, Identifiable, Sendable {
  /// Its number.
  public let id: Int

  /// What it is called.
  public let name: String

  /// What it costs.
  public let price: Money

  /// Where its picture is, as seen from the server.
  public let picture: String

  /// A product.
  public init(id: Int, name: String, price: Money, picture: String) {
    self.id = id
    self.name = name
    self.price = price
    self.picture = picture
  }
}

/// All there is to know of a product.
public struct ProductDetails: Codable, Hashable, Sendable {
  /// What is sold.
  public let product: Product

  /// What is to be said of it.
  public let story: String

  /// What a buyer has to choose.
  public let options: [ProductOption]

  /// The details of a product.
  public init(product: Product, story: String, options: [ProductOption]) {
    self.product = product
    self.story = story
    self.options = options
  }
}

/// Something to choose: a size, a colour.
public struct ProductOption: Codable, Hashable, Identifiable, Sendable {
  /// What is chosen.
  public let name: String

  /// What there is to choose from, the usual first.
  public let choices: [String]

  /// Its name, which no other option of the product has.
  public var id: String { name }

  /// A choice of `choices`.
  public init(name: String, choices: [String]) {
    self.name = name
    self.choices = choices
  }
}
