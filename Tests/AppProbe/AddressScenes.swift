import Foundation
import PortableUI

/// Windows that show the addresses that they were opened with.
struct AddressScenes: Scene {
  var body: some Scene {
    WindowGroup("Mail") { AddressView(name: "mail") }
    WindowGroup("Places") { AddressView(name: "places") }
      .handlesExternalEvents(matching: ["place:"])
  }
}

struct AddressView: View {
  let name: String
  @State private var taken: [String] = []

  var body: some View {
    Text("\(name): \(taken.joined(separator: " "))")
      .padding(40)
      .onOpenURL { taken.append($0.absoluteString) }
  }
}
