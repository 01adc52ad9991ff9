import Threads

/// A view that says which page stands for values of a type.
struct NavigationDestinationView<Content: View, Value: Hashable, Destination: View> {
  let content: Content
  let destination: (Value) -> Destination
}

extension NavigationDestinationView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> {
    NavigationDestinationNode(self, at: place)
  }
}

final class NavigationDestinationNode<Content: View, Value: Hashable, Destination: View>:
  WrapperNode<NavigationDestinationView<Content, Value, Destination>, Content>, PageHandler
{
  private weak var pages: NavigationPages?

  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    pages = EnvironmentValues(scope: scope).navigationPages
    pages?.add(self)
    if pages == nil { warnOfNoStack("navigationDestination(for:)", at: self) }
  }

  override func viewChanged() {
    super.viewChanged()
    pages?.renew(self)
  }

  override func disappear() { pages?.remove(self) }

  func page(for value: AnyHashable) -> AnyView? {
    guard let value = value.base as? Value else { return nil }
    return AnyView(ValuePage(value: value, destination: view.destination))
  }
}

/// The page for a value. What it is made of reads in its own name.
private struct ValuePage<Value, Destination: View> {
  let value: Value
  let destination: (Value) -> Destination
}

extension ValuePage: View {
  var body: Destination { destination(value) }
}

/// Says that a view wants to show a page where there is no stack of them.
@MainActor
func warnOfNoStack(_ name: String, at node: Node) {
  warn(
    "A view with \(name) is in no NavigationStack: its page is not shown.",
    facts: ["the view": node.parent?.path ?? ""],
    fix: "Put a NavigationStack around it; a sheet needs one of its own.")
}

nonisolated extension View {
  /// Says which page stands for the values of type `data` in the path of the stack around this view.
  ///
  /// Where several views of a stack say so for the same type, the one that came first counts.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    NavigationDestinationView(content: self, destination: destination)
  }

  /// Shows a page over the others of the stack around this view as long as `isPresented` is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = destination()
    return PagePresentingView(
      content: self, wish: { isPresented.wrappedValue ? PageWish(view: page) : nil },
      end: { isPresented.wrappedValue = false })
  }

  /// Shows a page for `item` over the others of the stack around this view as long as there is one.
  /// Another item is another page.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    PagePresentingView(
      content: self,
      wish: {
        item.wrappedValue.map {
          PageWish(id: $0, view: ValuePage(value: $0, destination: destination))
        }
      },
      end: { item.wrappedValue = nil })
  }
}
