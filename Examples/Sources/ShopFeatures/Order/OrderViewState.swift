import ShopAPI
import VSM

/// A cart as it is handed over to be ordered.
struct CheckOut: Hashable {
  let cart: Cart
}

/// An order on its way through the shop, which can stop at each step and go on from there.
enum OrderViewState {
  case ready(Ready)
  case working(Step)
  case failed(Failure)
  case placed(Order)

  enum Step: String { case reserving, paying, confirming }

  struct Ready {
    let cart: Cart
    let service: any ShopService
    let repository: CartRepository

    func place() -> AsyncStream<OrderViewState> { run(.reserving, nil) }

    fileprivate func run(_ step: Step, _ order: Order?) -> AsyncStream<OrderViewState> {
      AsyncStream { continuation in
        let task = Task {
          await go(from: step, order) { continuation.yield($0) }
          continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    }

    private func go(
      from first: Step, _ begun: Order?, show: (OrderViewState) -> Void
    ) async {
      var (step, order) = (first, begun)
      do {
        while true {
          show(.working(step))
          switch (step, order) {
          case (.paying, let reserved?):
            order = try await service.pay(reserved.id)
            step = .confirming
          case (.confirming, let paid?):
            let confirmed = try await service.confirm(paid.id)
            repository.empty()
            return show(.placed(confirmed))
          default:
            order = try await service.reserve(cart)
            step = .paying
          }
        }
      } catch {
        show(.failed(Failure(step: step, message: "\(error)", order: order, ready: self)))
      }
    }
  }

  struct Failure {
    let step: Step
    let message: String
    let order: Order?
    let ready: Ready

    /// Goes on with the step that failed: what is reserved or paid stays so.
    func resume() -> AsyncStream<OrderViewState> { ready.run(step, order) }

    func giveUp() -> OrderViewState { .ready(ready) }
  }
}
