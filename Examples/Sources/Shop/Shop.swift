import Foundation
import ShopFeatures
import ShopServer
import SwiftUI

/// The shop in a window. Unless `SHOP_SERVER` says where one is, it brings a server of its own.
@main
struct Shop: App {
  private let opening = Opening()

  var body: some Scene {
    WindowGroup("Shop") {
      switch opening {
      case .open(let model, _): ShopView(model: model)
      case .closed(let reason): Text("No server could be started: \(reason)").padding()
      }
    }
    .defaultSize(width: 560, height: 720)
  }
}

/// How a shop begins.
private enum Opening {
  case open(ShopModel, server: ShopServer?)
  case closed(String)

  init() {
    let given = ProcessInfo.processInfo.environment["SHOP_SERVER"]
    if let address = given.flatMap({ URL(string: $0) }) {
      self = .open(ShopModel(at: address), server: nil)
      return
    }
    do {
      let server = try ShopServer()
      self = .open(ShopModel(at: server.url), server: server)
    } catch {
      self = .closed(error.localizedDescription)
    }
  }
}
