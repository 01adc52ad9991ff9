import ShopAPI
import SwiftUI
import VSM

/// A cart that is ordered, step by step.
struct OrderView: View {
  @ViewState private var state: OrderViewState
  private let service: any ShopService

  init(state: OrderViewState, service: any ShopService) {
    _state = .init(wrappedValue: state)
    self.service = service
  }

  var body: some View {
    VStack(spacing: 16) {
      switch state {
      case .ready(let ready):
        Text("\(ready.cart.count) things for \(ready.cart.total.description)").font(.title2)
        Button("Place Order") { $state.observe(ready.place()) }.buttonStyle(.borderedProminent)
      case .working(let step):
        ProgressView(step.words)
      case .failed(let failure):
        Text("Stopped while \(failure.step.rawValue)").font(.headline)
        NoticeView(words: failure.message)
        HStack {
          Button("Resume") { $state.observe(failure.resume()) }.buttonStyle(.borderedProminent)
          Button("Give Up") { $state.observe(failure.giveUp()) }
        }
      case .placed(let order):
        Label("Order \(String(order.id)) is placed", systemImage: "checkmark.circle").font(.title2)
        OrderStatusPage(order: order.id, service: service)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .navigationTitle("Order")
  }
}

extension OrderViewState.Step {
  fileprivate var words: String {
    switch self {
    case .reserving: "Reserving"
    case .paying: "Paying"
    case .confirming: "Confirming"
    }
  }
}
