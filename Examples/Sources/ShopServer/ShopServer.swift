public import Foundation
import Loopback
public import ShopAPI

/// A shop over HTTP, from this machine to this machine alone: JSON in, JSON out.
///
/// How well it works can be chosen: by ``conditions``, or by a request that puts them to `conditions`.
public final class ShopServer: Sendable {
  private let server: LoopbackServer
  private let desk: ShopDesk

  /// Where it can be reached.
  public var url: URL { server.url }

  /// How well it works from now on.
  public var conditions: Conditions {
    get { desk.conditions }
    set { desk.conditions = newValue }
  }

  /// Opens a shop at `port`, or at one that the system picks. An answer takes its time by `pause`.
  public init(
    port: UInt16 = 0, conditions: Conditions = Conditions(),
    pause: @escaping @Sendable (Double) -> Void = { Thread.sleep(forTimeInterval: $0) }
  ) throws {
    let desk = ShopDesk(conditions)
    self.desk = desk
    server = try LoopbackServer(port: port) { request in
      if request.path == ["conditions"] { return desk.steer(request) }
      let conditions = desk.conditions
      if conditions.latency > 0 { pause(conditions.latency) }
      return conditions.isOffline ? nil : desk.answer(request)
    }
  }
}
