import ShopAPI

/// What the app asks a shop for: over a network, or of a stand-in of a test.
protocol ShopService {
  /// All that is sold.
  func products() async throws -> [Product]

  /// What there is to know of the product with that number.
  func details(of product: Product.ID) async throws -> ProductDetails

  /// Has some of a product laid aside.
  func hold(_ quantity: Int, of product: Product.ID) async throws

  /// Keeps whether somebody likes a product.
  func setFavourite(_ isFavourite: Bool, _ product: Product.ID) async throws

  /// The promotion that has that code.
  func promotion(_ code: String) async throws -> Promotion

  /// Has what is in a cart kept for an order.
  func reserve(_ cart: Cart) async throws -> Order

  /// Pays an order, once, however often it is asked for.
  func pay(_ order: Order.ID) async throws -> Order

  /// Has an order sent, once, however often it is asked for.
  func confirm(_ order: Order.ID) async throws -> Order

  /// How far an order has come.
  func order(_ order: Order.ID) async throws -> Order

  /// Who has those credentials.
  func signIn(_ credentials: Credentials) async throws -> Customer

  /// Keeps what is new about a customer.
  func save(_ customer: Customer) async throws -> Customer

  /// How well the server works.
  func conditions() async throws -> Conditions

  /// Has the server work that well.
  func setConditions(_ conditions: Conditions) async throws
}

/// Why a shop did not do what it was asked for.
enum ShopError: Error, Equatable, CustomStringConvertible {
  /// Nobody answers.
  case offline

  /// It says why itself.
  case refused(String)

  var description: String {
    switch self {
    case .offline: "You are offline."
    case .refused(let reason): reason
    }
  }
}
