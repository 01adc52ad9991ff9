import ShopAPI
import SwiftUI
import VSM

/// What will be bought, what it costs, and what makes it cheaper.
struct CartView: View {
  @ViewState private var state: CartViewState

  init(repository: CartRepository, service: any ShopService) {
    _state = .init(wrappedValue: CartViewState(repository, service))
  }

  var body: some View {
    VStack(spacing: 0) {
      if let notice = state.notice { NoticeView(words: notice).padding() }
      if state.cart.lines.isEmpty {
        ContentUnavailableView("Your cart is empty", systemImage: "cart")
      } else {
        list
      }
      if let removed = state.removed { undoBar(removed) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .navigationTitle("Cart")
    .onAppear { $state.observe(state.follow(), in: .follow) }
  }

  private var list: some View {
    List {
      Section {
        ForEach(state.cart.lines) { CartRow(line: $0, quantity: quantity(of: $0)) }
          .onDelete { offsets in
            guard let index = offsets.first else { return }
            $state.observe(state.remove(state.cart.lines[index]), in: .edit)
          }
      }
      Section("Promotion") { promotion }
      Section {
        LabeledContent("Subtotal", value: "\(state.cart.subtotal)")
        LabeledContent("Total", value: "\(state.cart.total)").font(.headline)
        NavigationLink("Check Out", value: CheckOut(cart: state.cart))
          .disabled($state.isBusy(.promotion))
      }
    }
  }

  @ViewBuilder
  private var promotion: some View {
    if $state.isBusy(.promotion) {
      ProgressView("Checking the code")
    } else if let promotion = state.cart.promotion {
      LabeledContent("Code \(promotion.code)", value: "−\(state.cart.discount)")
      Button("Remove Code") { $state.observe(state.dropPromotion(), in: .edit) }
    } else {
      HStack {
        TextField("Promotion code", text: $state.bind(\.code))
        Button("Apply") { $state.observe(state.apply(), in: .promotion) }
          .disabled(state.code.isEmpty)
      }
      if let refusal = state.refusal { Text(refusal).foregroundStyle(.red) }
    }
  }

  private func undoBar(_ removed: CartViewState.RemovedLine) -> some View {
    HStack {
      Text("\(removed.line.product.name) removed")
      Spacer()
      Button("Undo") { $state.observe(state.undo(removed), in: .edit) }
    }
    .padding()
    .background(.thinMaterial)
  }

  private func quantity(of line: CartLine) -> Binding<Int> {
    Binding {
      line.quantity
    } set: {
      $state.observe(state.setQuantity($0, of: line), in: .edit)
    }
  }
}

/// One line of a cart.
private struct CartRow: View {
  let line: CartLine
  @Binding var quantity: Int

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
      Stepper(value: $quantity, in: 1...99) { Text("\(line.quantity)") }
        .fixedSize()
        .accessibilityLabel("Quantity of \(line.product.name)")
      Text(line.price.description)
    }
  }
}
