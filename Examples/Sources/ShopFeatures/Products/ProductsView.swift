import ShopAPI
import SwiftUI
import VSM

/// All that is sold: pictures in a grid, and a search among them.
struct ProductsView: View {
  @ViewState private var state: ProductsViewState
  @State private var searchText = ""
  private let favourites: StateContainer<FavouritesViewState>

  init(state: ProductsViewState, favourites: StateContainer<FavouritesViewState>) {
    _state = .init(wrappedValue: state)
    self.favourites = favourites
  }

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .navigationTitle("Products")
      .onAppear {
        if case .initialized(let loader) = state { $state.observe(loader.load()) }
      }
  }

  @ViewBuilder
  private var content: some View {
    switch state {
    case .initialized, .loading:
      ProgressView("Loading products")
    case .failed(let failure):
      FailureView(title: "The products could not be loaded", reason: failure.message) {
        $state.observe(failure.retry())
      }
    case .loaded(let loaded):
      grid(loaded)
        .searchable(text: $searchText, prompt: "Search products")
        .refreshable { await $state.refresh(state: loaded.refresh) }
    }
  }

  private func grid(_ loaded: ProductsViewState.Loaded) -> some View {
    ScrollView {
      VStack(spacing: 16) {
        if let notice = loaded.notice { NoticeView(words: notice) }
        let products = loaded.matching(searchText)
        if loaded.products.isEmpty {
          ContentUnavailableView("Nothing is sold today", systemImage: "bag")
        } else if products.isEmpty {
          ContentUnavailableView.search(text: searchText)
        } else {
          ProductGrid(products: products, favourites: favourites)
        }
      }
      .padding()
    }
  }
}

/// Products beside and below each other, as many in a row as there is room.
private struct ProductGrid: View {
  let products: [Product]
  let favourites: StateContainer<FavouritesViewState>

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 150), spacing: 16, alignment: .top)], spacing: 16
    ) {
      ForEach(products) { ProductTile(product: $0, favourites: favourites) }
    }
  }
}

/// One product, which leads to its page.
private struct ProductTile: View {
  let product: Product
  let favourites: StateContainer<FavouritesViewState>

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      NavigationLink(value: product) {
        VStack(alignment: .leading, spacing: 4) {
          ProductPicture(product: product).frame(height: 150)
          Text(product.name).font(.headline)
        }
      }
      .buttonStyle(.plain)
      HStack {
        Text(product.price.description).foregroundStyle(.secondary)
        Spacer()
        FavouriteButton(product: product, favourites: favourites)
      }
    }
  }
}
