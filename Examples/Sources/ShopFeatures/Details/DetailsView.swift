import ShopAPI
import SwiftUI
import VSM

/// A product: what it looks like, what there is to choose, and the way into the cart.
struct DetailsView: View {
  @ViewState private var state: DetailsViewState
  @State private var choices: [String: String] = [:]
  @State private var quantity = 1
  private let favourites: StateContainer<FavouritesViewState>

  init(state: DetailsViewState, favourites: StateContainer<FavouritesViewState>) {
    _state = .init(wrappedValue: state)
    self.favourites = favourites
  }

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .navigationTitle(state.details?.product.name ?? "Product")
      .onAppear {
        if case .initialized(let loader) = state { $state.observe(loader.load()) }
      }
  }

  @ViewBuilder
  private var content: some View {
    if let details = state.details {
      ScrollView { page(details).padding().frame(maxWidth: 480) }
    } else if case .failed(let failure) = state {
      FailureView(title: "The product could not be loaded", reason: failure.message) {
        $state.observe(failure.retry())
      }
    } else {
      ProgressView("Loading product")
    }
  }

  private func page(_ details: ProductDetails) -> some View {
    VStack(alignment: .leading, spacing: 16) {
      ProductPicture(product: details.product).frame(height: 240)
      HStack {
        Text(details.product.price.description).font(.title2)
        Spacer()
        FavouriteButton(product: details.product, favourites: favourites)
      }
      Text(details.story)
      ForEach(details.options) { option in
        Picker(option.name, selection: choice(of: option)) {
          ForEach(option.choices, id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
      }
      Stepper("Quantity: \(quantity)", value: $quantity, in: 1...9)
      progress(details)
    }
  }

  @ViewBuilder
  private func progress(_ details: ProductDetails) -> some View {
    switch state {
    case .initialized, .loading, .failed: EmptyView()
    case .choosing(let choosing):
      Button("Add to Cart") { $state.observe(choosing.add(quantity, chosen(details))) }
        .buttonStyle(.borderedProminent)
    case .adding:
      ProgressView("Adding to the cart")
    case .added(let added):
      Label("\(added.quantity) in the cart", systemImage: "checkmark.circle")
      Button("Buy More") { $state.observe(added.goOn()) }
    case .addingFailed(let failure):
      NoticeView(words: failure.message)
      HStack {
        Button("Retry") { $state.observe(failure.retry()) }
        Button("Cancel") { $state.observe(failure.cancel()) }
      }
    }
  }

  private func choice(of option: ProductOption) -> Binding<String> {
    Binding {
      choices[option.name] ?? option.choices[0]
    } set: {
      choices[option.name] = $0
    }
  }

  /// What was chosen; the first where nothing was.
  private func chosen(_ details: ProductDetails) -> [String: String] {
    details.options.reduce(into: [:]) { $0[$1.name] = choice(of: $1).wrappedValue }
  }
}
