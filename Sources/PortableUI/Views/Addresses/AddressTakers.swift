package import Foundation

/// Who in a window takes the addresses that the app is opened with.
@MainActor
package final class AddressTakers {
  private var takers: [any AddressTaker] = []
  private var rules: [any AddressRule] = []

  /// Nobody yet.
  package nonisolated init() {}

  /// Whether some view asks for addresses.
  package var areThere: Bool { !takers.isEmpty }

  /// Tells all views that ask for addresses, the first to come first.
  package func take(_ address: URL) { for taker in takers { taker.take(address) } }

  /// How much the window wants `address`, as its views say.
  package func interest(in address: URL) -> AddressInterest {
    let all = rules.map { $0.interest(in: address) }
    return all.max() ?? .allowed
  }

  func add(_ taker: any AddressTaker) { takers.append(taker) }
  func remove(_ taker: any AddressTaker) { takers.removeAll { $0 === taker } }
  func add(_ rule: any AddressRule) { rules.append(rule) }
  func remove(_ rule: any AddressRule) { rules.removeAll { $0 === rule } }
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

/// A view that asks for addresses.
@MainActor
protocol AddressTaker: AnyObject {
  func take(_ address: URL)
}

/// A view that says which addresses its window wants.
@MainActor
protocol AddressRule: AnyObject {
  func interest(in address: URL) -> AddressInterest
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
