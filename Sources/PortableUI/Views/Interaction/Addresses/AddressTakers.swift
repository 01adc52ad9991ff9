package import Foundation

/// Who in a window takes the addresses that the app is opened with.
@MainActor
package final class AddressTakers {
  private var views: [any AddressTaker] = []

  /// Nobody yet.
  package nonisolated init() {}

  /// Whether some view asks for addresses.
  package var areThere: Bool {
    views.contains { if case .take = $0.wish { true } else { false } }
  }

  /// Tells all views that ask for addresses, the first to come first.
  package func take(_ address: URL) { for view in views { view.take(address) } }

  /// How much the window wants `address`, as its views say.
  package func interest(in address: URL) -> AddressInterest {
    views.compactMap { $0.wish.interest(in: address) }.max() ?? .allowed
  }

  func add(_ view: any AddressTaker) { views.append(view) }
  func remove(_ view: any AddressTaker) { views.removeAll { $0 === view } }
}

/// How much a window wants an address.
package enum AddressInterest: Comparable, Sendable {
  /// It is for another one.
  case refused
  /// It may come here.
  case allowed
  /// It is to come here rather than elsewhere.
  case preferred
}

/// What a view says of the addresses that come.
enum AddressWish {
  /// It is to be told of them.
  case take((URL) -> Void)

  /// Its window is to have those with one of the first words, and may have those with one of the others.
  case rule(preferring: Set<String>, allowing: Set<String>)

  /// How much the window wants `address`; `nil` where this says nothing of that.
  func interest(in address: URL) -> AddressInterest? {
    guard case .rule(let preferring, let allowing) = self else { return nil }
    if preferring.matches(address) { return .preferred }
    return allowing.matches(address) ? .allowed : .refused
  }
}

/// A view that says something of addresses.
@MainActor
protocol AddressTaker: AnyObject {
  var wish: AddressWish { get }

  func take(_ address: URL)
}

extension Set<String> {
  /// Whether an address is one of those that contain one of these words. An asterisk stands for all.
  func matches(_ address: URL) -> Bool {
    let words = address.absoluteString.lowercased()
    return contains { $0 == "*" || !$0.isEmpty && words.contains($0.lowercased()) }
  }
}

extension EnvironmentValues {
  /// Who in the window takes addresses.
  package var addressTakers: AddressTakers? {
    get { self[AddressTakersKey.self] }
    set { self[AddressTakersKey.self] = newValue }
  }

  /// Words in the addresses that open windows of the scene; `nil` where it does not say.
  var sceneAddresses: Set<String>? {
    get { self[SceneAddressesKey.self] }
    set { self[SceneAddressesKey.self] = newValue }
  }
}

private enum AddressTakersKey: EnvironmentKey { static var defaultValue: AddressTakers? { nil } }
private enum SceneAddressesKey: EnvironmentKey { static var defaultValue: Set<String>? { nil } }
