public import Foundation

extension View {
  /// Calls `action` with each address that the app is opened with, when this view is in the window that gets it.
  ///
  /// The desktop opens an app with addresses of the schemes that its package says it knows, and so does
  /// whoever starts it with some on the command line. An app that runs already gets them in the window that
  /// was used last, unless `handlesExternalEvents` says otherwise. All views of that window that ask are told.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OpenURLView(content: self, action: action)
  }

  /// Says which addresses the window around this view wants: rather than other windows those that contain one of
  /// the words in `preferring`, and besides only those that contain one of the words in `allowing`. An
  /// asterisk stands for all.
  ///
  /// An address that no open window wants opens another one.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    AddressRuleView(content: self, preferring: preferring, allowing: allowing)
  }
}

/// A view that asks for addresses.
struct OpenURLView<Content: View>: PrimitiveView {
  let content: Content
  let action: (URL) -> Void

  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { OpenURLNode(self, at: place) }
}

final class OpenURLNode<Content: View>: PresenceNode<OpenURLView<Content>, Content>, AddressTaker {
  private var takers: AddressTakers?

  override func content() -> Content { view.content }
  override var names: (appear: StaticString, disappear: StaticString) {
    ("onOpenURL", "onOpenURL's end")
  }

  // A page that another one lies over takes addresses as well.
  override var followsSight: Bool { false }

  override func didAppear() {
    takers = EnvironmentValues(scope: scope).addressTakers
    takers?.add(self)
  }

  override func didDisappear() { takers?.remove(self) }

  func take(_ address: URL) { graph.inside { view.action(address) } }
}

/// A view that says which addresses its window wants.
struct AddressRuleView<Content: View>: PrimitiveView {
  let content: Content
  let preferring: Set<String>
  let allowing: Set<String>

  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { AddressRuleNode(self, at: place) }
}

final class AddressRuleNode<Content: View>: PresenceNode<AddressRuleView<Content>, Content>,
  AddressRule
{
  private var takers: AddressTakers?

  override func content() -> Content { view.content }
  override var names: (appear: StaticString, disappear: StaticString) {
    ("handlesExternalEvents", "handlesExternalEvents' end")
  }
  override var followsSight: Bool { false }

  override func didAppear() {
    takers = EnvironmentValues(scope: scope).addressTakers
    takers?.add(self)
  }

  override func didDisappear() { takers?.remove(self) }

  func interest(in address: URL) -> AddressInterest {
    if view.preferring.matches(address) { return .preferred }
    return view.allowing.matches(address) ? .allowed : .refused
  }
}
