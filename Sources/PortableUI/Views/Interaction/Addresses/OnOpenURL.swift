public import Foundation

nonisolated extension View {
  /// Calls `action` with each address that the app is opened with, when this view is in the window that gets it.
  ///
  /// The desktop opens an app with addresses of the schemes that its package says it knows, and so does
  /// whoever starts it with some on the command line. An app that runs already gets them in the window that
  /// was used last, unless `handlesExternalEvents` says otherwise. All views of that window that ask are told.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    AddressView(content: self, wish: .take(action))
  }

  /// Says which addresses the window around this view wants: rather than other windows those that contain one of
  /// the words in `preferring`, and besides only those that contain one of the words in `allowing`. An
  /// asterisk stands for all.
  ///
  /// An address that no open window wants opens another one.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    AddressView(content: self, wish: .rule(preferring: preferring, allowing: allowing))
  }
}

/// A view that says something of the addresses that its window gets.
struct AddressView<Content: View> {
  let content: Content
  let wish: AddressWish
}

extension AddressView: PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { AddressNode(self, at: place) }
}

final class AddressNode<Content: View>: PresenceNode<AddressView<Content>, Content>, AddressTaker {
  private var takers: AddressTakers?

  var wish: AddressWish { view.wish }

  override func content() -> Content { view.content }
  override var names: (appear: StaticString, disappear: StaticString) {
    switch wish {
    case .take: ("onOpenURL", "onOpenURL's end")
    case .rule: ("handlesExternalEvents", "handlesExternalEvents' end")
    }
  }

  // A page that another one lies over takes addresses as well.
  override var followsSight: Bool { false }

  override func didAppear() {
    takers = EnvironmentValues(scope: scope).addressTakers
    takers?.add(self)
  }

  override func didDisappear() { takers?.remove(self) }

  func take(_ address: URL) {
    if case .take(let action) = wish { graph.inside { action(address) } }
  }
}
