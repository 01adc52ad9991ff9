import Foundation
import Loopback
import ShopAPI
import Synchronization

/// Where requests are answered: each by what is known at that moment.
final class ShopDesk: Sendable {
  private struct Books {
    var conditions: Conditions
    var orders: [Order] = []
    var customer = Customer(name: "Ada", email: "ada@example.com", address: "1 Mill Lane")
  }

  private let books: Mutex<Books>

  init(_ conditions: Conditions) { books = Mutex(Books(conditions: conditions)) }

  var conditions: Conditions {
    get { books.withLock { $0.conditions } }
    set { books.withLock { $0.conditions = newValue } }
  }

  /// Tells the conditions, and changes them where they are sent along.
  func steer(_ request: HTTPRequest) -> HTTPResponse {
    if request.method == "PUT" {
      guard let wanted = try? request.decoded(Conditions.self) else { return .unreadable }
      conditions = wanted
    }
    return .json(conditions)
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    if request.path.first == "pictures" { return picture(request.path.last) }
    guard let (endpoint, reply) = route(request) else {
      return .text("There is nothing here.", status: 404)
    }
    if conditions.failing.contains(endpoint) {
      return .text("The shop could not do that.", status: 500)
    }
    return (try? reply()) ?? .unreadable
  }

  /// What is asked for, and how it is answered.
  private func route(_ request: HTTPRequest) -> (Endpoint, () throws -> HTTPResponse)? {
    let number = request.path.dropFirst().first.flatMap { Int($0) }
    switch (request.method, request.path.first, request.path.last) {
    case ("GET", "products", "products"):
      return (.list, { .json(Catalogue.products.map(\.product)) })
    case ("GET", "products", _):
      return (.details, { Catalogue.details(of: number).map { .json($0) } ?? .unknown })
    case ("POST", "products", "hold"):
      return (.hold, { try self.hold(number, request.decoded(Int.self)) })
    case ("PUT", "favourites", _), ("DELETE", "favourites", _):
      return (.favourite, { Catalogue.details(of: number) == nil ? .unknown : .json(true) })
    case ("GET", "promotions", let code?):
      return (.promotion, { Catalogue.promotion(code) })
    case ("POST", "orders", "orders"):
      return (.reserve, { .json(self.open(try request.decoded(Cart.self))) })
    case ("POST", "orders", "payment"):
      return (.pay, { self.advance(number, to: .paid) })
    case ("POST", "orders", "confirmation"):
      return (.confirm, { self.advance(number, to: .confirmed) })
    case ("GET", "orders", _):
      return (.status, { self.advance(number, to: nil) })
    case ("POST", "session", _):
      return (.account, { self.greet(try request.decoded(Credentials.self)) })
    case ("PUT", "customer", _):
      return (.account, { self.keep(try request.decoded(Customer.self)) })
    default: return nil
    }
  }

  private func picture(_ name: String?) -> HTTPResponse {
    guard let number = name.flatMap({ Int($0.dropLast(".png".count)) }) else { return .unknown }
    return HTTPResponse(type: "image/png", body: Painting(number: number).png)
  }

  private func hold(_ number: Int?, _ quantity: Int) -> HTTPResponse {
    guard let details = Catalogue.details(of: number) else { return .unknown }
    guard details.product.id != Catalogue.soldOut else {
      return .text("\(details.product.name) is sold out.", status: 409)
    }
    return .json(quantity)
  }

  private func open(_ cart: Cart) -> Order {
    books.withLock {
      let order = Order(id: 1000 + $0.orders.count, cart: cart)
      $0.orders.append(order)
      return order
    }
  }

  /// The order as it is then. Who asks for the same twice, not having heard the answer, gets it again.
  private func advance(_ number: Int?, to progress: Order.Progress?) -> HTTPResponse {
    let order: Order? = books.withLock {
      guard let index = $0.orders.firstIndex(where: { $0.id == number }) else { return nil }
      if let progress { $0.orders[index].progress = progress }
      return $0.orders[index]
    }
    return order.map { .json($0) } ?? .unknown
  }

  private func greet(_ credentials: Credentials) -> HTTPResponse {
    let customer = books.withLock { $0.customer }
    guard credentials.password == "lovelace" else {
      return .text("The password is not right.", status: 401)
    }
    return .json(customer)
  }

  private func keep(_ customer: Customer) -> HTTPResponse {
    books.withLock { $0.customer = customer }
    return .json(customer)
  }
}

extension HTTPRequest {
  fileprivate func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: body)
  }
}

extension HTTPResponse {
  static let unknown = text("The shop has no such thing.", status: 404)
  static let unreadable = text("The shop does not understand that.", status: 400)

  static func json(_ value: some Encodable) -> HTTPResponse {
    guard let body = try? JSONEncoder().encode(value) else {
      return text("The shop cannot say that.", status: 500)
    }
    return HTTPResponse(type: "application/json", body: body)
  }
}
