import ShopAPI
import SwiftUI
import VSM
import ViewStateController

/// What a person likes, newest last.
struct FavouritesView: View {
  let service: any ShopService
  @ObservedObject var favourites: StateContainer<FavouritesViewState>
  @State private var controller = ViewStateController<[Product]>()

  var body: some View {
    VStack(spacing: 8) {
      if let notice = favourites.state.failure ?? favourites.state.notice {
        NoticeView(words: notice).padding()
      }
      ProgressView("Loading favourites")
        .withViewStateModifier(
          controller: controller, initialLoadingType: .none,
          loadedView: { list($0) },
          errorView: { _ in ErrorView { Task { await load() } } }
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .navigationTitle("Favourites")
    .task { await load() }
  }

  @ViewBuilder
  private func list(_ products: [Product]) -> some View {
    let liked = favourites.state.ids.compactMap { id in products.first { $0.id == id } }
    if liked.isEmpty {
      ContentUnavailableView(
        "Nothing yet", systemImage: "heart", description: Text("Tap the heart of a product."))
    } else {
      List(liked) { row($0) }.refreshable { await load() }
    }
  }

  private func row(_ product: Product) -> some View {
    HStack {
      NavigationLink(value: product) {
        HStack {
          ProductPicture(product: product).frame(width: 44, height: 44)
          Text(product.name)
        }
      }
      Spacer()
      if favourites.isBusy(.favourite(product.id)) {
        ProgressView()
      } else {
        Button("Remove") {
          favourites.observe(favourites.state.toggle(product.id), in: .favourite(product.id))
        }
        .accessibilityLabel("Remove \(product.name)")
      }
    }
  }

  private func load() async {
    controller.setState(.loading)
    do {
      controller.setState(.loaded(try await service.products()))
    } catch {
      controller.setState(.error(error))
    }
  }
}
