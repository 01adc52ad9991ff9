import ShopAPI
import VSM

/// The cart, which is never without the way back from a removal.
enum CartViewState {
  case empty(Empty)
  case filled(Filled)
  case checking(Cart)

  struct Empty {
    let removed: RemovedLine?

    func undo() -> CartViewState? { removed?.putBack() }
  }

  struct Filled {
    let cart: Cart
    var removed: RemovedLine?
    /// Why a code was not taken.
    var refusal: String?
    fileprivate let repository: CartRepository
    fileprivate let service: any ShopService

    func remove(_ line: CartLine) -> CartViewState {
      let index = cart.lines.firstIndex { $0.id == line.id } ?? 0
      repository.remove(line.id)
      let removed = RemovedLine(
        line: line, index: index, repository: repository, service: service)
      return CartViewState(repository, service, removed: removed)
    }

    func setQuantity(_ quantity: Int, of line: CartLine) -> CartViewState {
      repository.setQuantity(quantity, of: line.id)
      return CartViewState(repository, service)
    }

    func undo() -> CartViewState? { removed?.putBack() }

    /// Asks the shop for the promotion of a code.
    func apply(_ code: String) -> StateSequence<CartViewState> {
      StateSequence(
        { .checking(cart) },
        {
          do {
            repository.setPromotion(try await service.promotion(code))
            return CartViewState(repository, service)
          } catch {
            var refused = self
            refused.refusal = "\(error)"
            return .filled(refused)
          }
        })
    }

    func dropPromotion() -> CartViewState {
      repository.setPromotion(nil)
      return CartViewState(repository, service)
    }
  }

  /// A line that was taken out a moment ago.
  struct RemovedLine {
    let line: CartLine
    fileprivate let index: Int
    fileprivate let repository: CartRepository
    fileprivate let service: any ShopService

    fileprivate func putBack() -> CartViewState {
      repository.insert(line, at: index)
      return CartViewState(repository, service)
    }
  }
}

extension CartViewState {
  /// `cart`, or else what is in `repository` now.
  init(
    _ repository: CartRepository, _ service: any ShopService, showing cart: Cart? = nil,
    removed: RemovedLine? = nil
  ) {
    let cart = cart ?? repository.cart
    self =
      cart.lines.isEmpty
      ? .empty(Empty(removed: removed))
      : .filled(Filled(cart: cart, removed: removed, repository: repository, service: service))
  }

  /// What is in the cart.
  var cart: Cart {
    switch self {
    case .empty: Cart()
    case .filled(let filled): filled.cart
    case .checking(let cart): cart
    }
  }
}
