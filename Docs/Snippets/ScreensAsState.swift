// A shop whose pages, sheets, questions and tabs are parts of its state.

import Foundation
// snippet.state
import VSM
// snippet.end
import ViewTesting

// snippet.state

struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct ShopViewState {
  enum Tab: Hashable, Codable { case products, cart }

  var products = [Product(id: 1, name: "Lamp"), Product(id: 2, name: "Chair")]
  var tab = Tab.products
  var path: [Product] = []
  var note: GiftNote?
  var removal: Product?
  var cart: [Product] = []
}

struct GiftNote: Identifiable {
  let id: Int
  var text = ""
}
// snippet.end

// snippet.actions
extension ShopViewState {
  func put(_ product: Product) -> StateChanges<Self> {
    StateChanges {
      Change { state in
        state.cart.append(product)
        state.path = []
        state.tab = .cart
      }
    }
  }

  func write(_ note: GiftNote) -> StateChanges<Self> {
    StateChanges { Change { $0.note = nil } }
  }

  func askWhetherToRemove(_ product: Product) -> StateChanges<Self> {
    StateChanges { Change { $0.removal = product } }
  }

  func remove(_ product: Product) -> StateChanges<Self> {
    StateChanges { Change { $0.cart.removeAll { $0 == product } } }
  }
}
// snippet.end

// snippet.links
extension ShopViewState {
  /// Where `shop://product/2` leads.
  func open(_ link: URL) -> StateChanges<Self> {
    StateChanges {
      if link.host == "product", let id = Int(link.lastPathComponent) {
        Change { state in
          let product = state.products.first { $0.id == id }
          guard let product else { return }
          state.note = nil
          state.removal = nil
          state.tab = .products
          state.path = [product]
        }
      }
    }
  }
}
// snippet.end

// snippet.view
struct ShopView: View {
  @ViewState var state = ShopViewState()

  var body: some View {
    TabView(selection: $state.bind(\.tab)) {
      NavigationStack(path: $state.bind(\.path)) {
        List(state.products) { product in
          NavigationLink(product.name, value: product)
        }
        .navigationTitle("Products")
        .navigationDestination(for: Product.self) { product in
          Button("Put \(product.name) into the Cart") {
            $state.observe(state.put(product))
          }
          .navigationTitle(product.name)
        }
      }
      .tabItem { Label("Products", systemImage: "bag") }
      .tag(ShopViewState.Tab.products)

      CartPage(shop: $state)
        .tabItem { Label("Cart", systemImage: "cart") }
        .tag(ShopViewState.Tab.cart)
    }
    .onOpenURL { link in $state.observe(state.open(link)) }
  }
}
// snippet.end

// snippet.sheet
struct CartPage: View {
  @ObservedObject var shop: StateContainer<ShopViewState>

  var body: some View {
    VStack {
      ForEach(shop.state.cart) { product in
        Button("Remove \(product.name)") {
          shop.observe(shop.state.askWhetherToRemove(product))
        }
      }
      Button("Add a Note") {
        shop.observe(StateChanges { Change { $0.note = GiftNote(id: 1) } })
      }
    }
    .sheet(item: shop.bind(\.note)) { note in
      VStack {
        TextField("Note", text: shop.bind(\.note, \.text, or: ""))
        Button("Done") { shop.observe(shop.state.write(note)) }
      }
    }
    .alert(
      "Remove it?", isPresented: shop.bind(\.isAsking),
      presenting: shop.state.removal
    ) { product in
      Button("Remove", role: .destructive) {
        shop.observe(shop.state.remove(product))
      }
      Button("Keep", role: .cancel) {}
    }
  }
}

extension ShopViewState {
  var isAsking: Bool {
    get { removal != nil }
    set { if !newValue { removal = nil } }
  }
}
// snippet.end

// snippet.restoring
struct Place: Codable {
  var tab: ShopViewState.Tab
  var product: Int?
}

extension ShopViewState {
  var place: Place { Place(tab: tab, product: path.last?.id) }

  init(at place: Place) {
    self.init()
    tab = place.tab
    path = products.filter { $0.id == place.product }
  }
}
// snippet.end

// snippet.test
let screen = Screen(ShopView())
try screen.tap("Lamp")
await screen.settle()
precondition(screen.title == "Lamp")
try screen.tap("Put Lamp into the Cart")
await screen.settle()
precondition(screen.exists("Remove Lamp"))

try screen.tap("Add a Note")
await screen.settle()
try screen.type("For you", into: "Note")
try screen.open(URL(string: "shop://product/2")!)
await screen.settle()
precondition(screen.title == "Chair" && !screen.exists("Done"))
// snippet.end

let cart = Screen(
  ShopView(
    state: ShopViewState(tab: .cart, cart: [Product(id: 1, name: "Lamp")])))
try cart.tap("Remove Lamp")
await cart.settle()
try cart.tap("Keep")
await cart.settle()
precondition(cart.exists("Remove Lamp"))
try cart.tap("Remove Lamp")
await cart.settle()
try cart.tap(.button("Remove"))
await cart.settle()
precondition(!cart.exists("Remove Lamp"))
try cart.tap("Add a Note")
await cart.settle()
try cart.tap("Done")
await cart.settle()
precondition(!cart.exists("Done"))
let again = ShopViewState(
  at: ShopViewState(path: [Product(id: 2, name: "Chair")]).place)
precondition(again.path.map(\.name) == ["Chair"])
if let folder = CommandLine.arguments.dropFirst().first {
  let small = Screen(
    ShopView(state: again), size: CGSize(width: 300, height: 220))
  await small.settle()
  for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
    small.colorScheme = scheme
    try small.svg().write(
      toFile: "\(folder)/shop-link\(ending).svg", atomically: true,
      encoding: String.Encoding.utf8)
  }
}
