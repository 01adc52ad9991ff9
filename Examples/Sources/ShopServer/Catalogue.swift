import Loopback
import ShopAPI

/// What the shop sells, and what makes it cheaper.
enum Catalogue {
  static let products: [ProductDetails] = [
    item(1, "Desk Lamp", 4990, "Warm light, and a head that turns.", [colours]),
    item(2, "Wool Blanket", 8900, "Woven in one piece.", [colours, sizes]),
    item(3, "Tea Pot", 3250, "Holds four cups.", []),
    item(4, "Linen Shirt", 5400, "Softer with each wash.", [sizes, colours]),
    item(5, "Oak Stool", 12_900, "Three legs, so that it never wobbles.", []),
    item(6, "Notebook", 1290, "Ninety-six pages, dotted.", [colours]),
    item(7, "Wall Clock", 6400, "Its hands are all it has.", []),
    item(8, "Rain Jacket", 14_500, "Dry for a day.", [sizes]),
    item(9, "Bread Board", 2900, "Beech, oiled.", []),
    item(10, "Garden Shears", 3990, "Sharp, and sold faster than made.", []),
    item(11, "Water Bottle", 2450, "Steel, half a litre.", [colours]),
    item(12, "Reading Chair", 38_000, "For evenings.", [colours]),
  ]

  /// What is in the catalogue but not in the store.
  static let soldOut = 10

  static func details(of number: Int?) -> ProductDetails? {
    products.first { $0.product.id == number }
  }

  static func promotion(_ code: String) -> HTTPResponse {
    switch code.uppercased() {
    case "SPRING": .json(Promotion(code: "SPRING", percent: 10))
    case "HALF": .json(Promotion(code: "HALF", percent: 50))
    case "WINTER": .text("The code WINTER has expired.", status: 410)
    default: .text("Nobody knows the code \(code).", status: 404)
    }
  }

  private static let colours = ProductOption(name: "Colour", choices: ["Blue", "Green", "Sand"])
  private static let sizes = ProductOption(name: "Size", choices: ["Medium", "Small", "Large"])

  private static func item(
    _ id: Int, _ name: String, _ cents: Int, _ story: String, _ options: [ProductOption]
  ) -> ProductDetails {
    let product = Product(
      id: id, name: name, price: Money(cents: cents), picture: "pictures/\(id).png")
    return ProductDetails(product: product, story: story, options: options)
  }
}
