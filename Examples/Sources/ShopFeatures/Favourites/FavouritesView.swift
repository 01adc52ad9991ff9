import ShopAPI
import SwiftUI
import ViewStateController

/// What a person likes, newest last.
struct FavouritesView: View {
  let service: any ShopService
  @ObservedObject var favourites: FavouritesRepository
  @State private var controller = ViewStateController<[Product]>()

  var body: some View {
    VStack(spacing: 8) {
      if let notice = favourites.failure ?? favourites.notice {
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
    let liked = favourites.ids.compactMap { id in products.first { $0.id == id } }
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
      if controller.isModifying(product.id) {
        ProgressView()
      } else {
        Button("Remove") { Task { await remove(product) } }
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

  private func remove(_ product: Product) async {
    await controller.modifying(product.id) { await favourites.toggle(product.id) }
  }
}
