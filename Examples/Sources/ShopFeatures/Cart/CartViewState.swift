import ShopAPI
import StoredFiles
import VSM

/// The cart, with the way back from a removal, and with a code that makes it cheaper.
struct CartViewState {
  private(set) var cart: Cart

  /// What a person should know of the file in which it is.
  private(set) var notice: String?

  /// What was taken out a moment ago.
  private(set) var removed: RemovedLine?

  /// The code that is being typed.
  var code = ""

  /// Why a code was not taken.
  private(set) var refusal: String?

  private let repository: CartRepository
  private let service: any ShopService

  init(_ repository: CartRepository, _ service: any ShopService) {
    (cart, notice) = (repository.cart, repository.notice)
    self.repository = repository
    self.service = service
  }

  /// A line, and where it was.
  struct RemovedLine {
    let line: CartLine
    fileprivate let index: Int
  }
}

extension CartViewState {
  /// Shows what is in the cart, whoever has put it there.
  func follow() -> StateChanges<Self> {
    StateChanges {
      Values(of: repository.$stored) { state, stored in
        // A line comes back into the cart that it was taken out of, and into no other.
        if stored.content.lines != state.cart.lines { (state.removed, state.refusal) = (nil, nil) }
        (state.cart, state.notice) = (stored.content, stored.notice)
      }
    }
  }

  func remove(_ line: CartLine) -> StateChanges<Self> {
    let index = cart.lines.firstIndex { $0.id == line.id } ?? 0
    return StateChanges {
      Work {
        repository.remove(line.id)
      } then: {
        $0.removed = RemovedLine(line: line, index: index)
      }
    }
  }

  func undo(_ removed: RemovedLine) -> StateChanges<Self> {
    StateChanges { Work { repository.insert(removed.line, at: removed.index) } }
  }

  func setQuantity(_ quantity: Int, of line: CartLine) -> StateChanges<Self> {
    StateChanges { Work { repository.setQuantity(quantity, of: line.id) } }
  }

  /// Asks the shop for the promotion of the code.
  func apply() -> StateChanges<Self> {
    StateChanges {
      Change { $0.refusal = nil }
      Work {
        try await service.promotion(code)
      } then: { _, promotion in
        repository.setPromotion(promotion)
      } catch: { state, error in
        state.refusal = "\(error)"
      }
    }
  }

  func dropPromotion() -> StateChanges<Self> {
    StateChanges { Work { repository.setPromotion(nil) } }
  }
}

extension Lane {
  /// The cart is followed once, however often the page appears.
  static let follow = Lane.first("follow")

  /// What is done to the cart is done in order.
  static let edit = Lane.inOrder("edit")

  /// A code is checked while the cart can be changed.
  static let promotion = Lane.first("promotion")
}
