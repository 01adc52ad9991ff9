/// A value that goes as another one: its title, say.
///
///     ProxyRepresentation(exporting: \.title)
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable> {
  private let export: (@Sendable (Item) async throws -> Proxy)?
  private let take: (@Sendable (Proxy) async throws -> Item)?

  /// The forms of the value that `exporting` makes, of which `importing` makes one of these again.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {
    (export, take) = (exporting, importing)
  }

  /// The forms in which the value that `exporting` makes goes.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
    (export, take) = (exporting, nil)
  }

  /// The forms in which a value comes of which `importing` makes one of these.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
    (export, take) = (nil, importing)
  }
}

extension ProxyRepresentation: PrimitiveTransferRepresentation {
  var ways: [TransferWay<Item>] { Proxy.ways.map(way) }

  /// The form of the other value as one of this. Whether that goes depends on a value that is not there before it
  /// is asked for, so its own condition is asked then.
  private func way(of other: TransferWay<Proxy>) -> TransferWay<Item> {
    let (export, take) = (export, take)
    var way = TransferWay<Item>(type: other.type)
    way.visibility = other.visibility
    if let export, let next = other.export {
      way.export = { item in
        let proxy = try await export(item)
        guard other.condition(proxy) else {
          throw TransferError.doesNotGo(item: "\(Proxy.self)", type: other.type.identifier)
        }
        return try await next(proxy)
      }
    }
    if let take, let before = other.take { way.take = { try await take(before($0)) } }
    return way
  }
}
