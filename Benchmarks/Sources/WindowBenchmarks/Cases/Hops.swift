import CPlainWindows
import Dispatch
import Measuring

extension Case {
  /// From another thread to the main one.
  @MainActor
  static var hops: [Case] {
    [
      Case(name: "a block on the main queue, from another thread", aim: .atMost(100)) {
        let arrival = Arrival()
        return .time(
          plain: { work in
            for _ in 0..<work {
              await arrival.after {
                let context = arrival.sendableContext
                Thread.worker.async { plain_call_main(Arrival.comes, context.pointer) }
              }
            }
          },
          ours: { work in
            for _ in 0..<work {
              await arrival.after {
                Thread.worker.async { DispatchQueue.main.async { onMain { arrival.comes() } } }
              }
            }
          })
      }
    ]
  }
}

/// Another thread than the main one.
private enum Thread {
  static let worker = DispatchQueue(label: "worker")
}
