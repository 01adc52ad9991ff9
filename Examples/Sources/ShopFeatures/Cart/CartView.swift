import ShopAPI
import SwiftUI
import VSM

/// What will be bought, what it costs, and what makes it cheaper.
struct CartView: View {
  @ViewState private var state: CartViewState
  @State private var code = ""
  @ObservedObject private var repository: CartRepository
  private let service: any ShopService

  init(repository: CartRepository, service: any ShopService) {
    _state = .init(wrappedValue: CartViewState(repository, service))
    self.repository = repository
    self.service = service
  }

  var body: some View {
    VStack(spacing: 0) {
      if let notice = repository.notice { NoticeView(words: notice).padding() }
      switch state {
      case .empty(let empty):
        ContentUnavailableView("Your cart is empty", systemImage: "cart")
        if let removed = empty.removed { undoBar(removed.line) { empty.undo() } }
      case .filled(let filled):
        CartList(cart: filled.cart, filled: filled, observe: { $state.observe($0) }) {
          promotion(filled)
        }
        if let removed = filled.removed { undoBar(removed.line) { filled.undo() } }
      case .checking(let cart):
        CartList(cart: cart, filled: nil, observe: { _ in }) { ProgressView("Checking the code") }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .navigationTitle("Cart")
    .onReceive(repository.carts) { cart in
      // Another screen changes it; the repository has the new cart only when all were told.
      if cart.lines != state.cart.lines {
        $state.observe(CartViewState(repository, service, showing: cart))
      }
    }
  }

  @ViewBuilder
  private func promotion(_ filled: CartViewState.Filled) -> some View {
    if let promotion = filled.cart.promotion {
      LabeledContent("Code \(promotion.code)", value: "−\(filled.cart.discount)")
      Button("Remove Code") { $state.observe(filled.dropPromotion()) }
    } else {
      HStack {
        TextField("Promotion code", text: $code)
        Button("Apply") { $state.observe(filled.apply(code)) }.disabled(code.isEmpty)
      }
      if let refusal = filled.refusal { Text(refusal).foregroundStyle(.red) }
    }
  }

  private func undoBar(_ line: CartLine, _ undo: @escaping () -> CartViewState?) -> some View {
    HStack {
      Text("\(line.product.name) removed")
      Spacer()
      Button("Undo") {
        if let state = undo() { $state.observe(state) }
      }
    }
    .padding()
    .background(.thinMaterial)
  }
}

/// The lines of a cart, and below them what they cost together.
private struct CartList<Promotion: View>: View {
  let cart: Cart
  /// Nothing while nothing can be changed.
  let filled: CartViewState.Filled?
  let observe: (CartViewState) -> Void
  @ViewBuilder let promotion: Promotion

  var body: some View {
    List {
      Section {
        ForEach(cart.lines) { CartRow(line: $0, filled: filled, observe: observe) }
          .onDelete { offsets in
            if let filled, let index = offsets.first { observe(filled.remove(cart.lines[index])) }
          }
      }
      Section("Promotion") { promotion }
      Section {
        LabeledContent("Subtotal", value: "\(cart.subtotal)")
        LabeledContent("Total", value: "\(cart.total)").font(.headline)
        NavigationLink("Check Out", value: CheckOut(cart: cart)).disabled(filled == nil)
      }
    }
  }
}

/// One line of a cart.
private struct CartRow: View {
  let line: CartLine
  let filled: CartViewState.Filled?
  let observe: (CartViewState) -> Void

  var body: some View {
    HStack(spacing: 12) {
      ProductPicture(product: line.product).frame(width: 44, height: 44)
      VStack(alignment: .leading) {
        Text(line.product.name)
        if !line.choices.isEmpty {
          Text(line.summary).font(.caption).foregroundStyle(.secondary)
        }
      }
      Spacer()
      Stepper(value: quantity, in: 1...99) { Text("\(line.quantity)") }
        .fixedSize()
        .disabled(filled == nil)
        .accessibilityLabel("Quantity of \(line.product.name)")
      Text(line.price.description)
    }
  }

  private var quantity: Binding<Int> {
    Binding {
      line.quantity
    } set: { quantity in
      if let filled { observe(filled.setQuantity(quantity, of: line)) }
    }
  }
}
