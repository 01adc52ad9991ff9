public import Foundation
import PortableUI

extension Screen {
  /// Opens the app with an address, as the desktop does: `onOpenURL` is told.
  ///
  /// It throws where no view asks for addresses, and where the window refuses this one.
  public func open(_ address: URL) throws {
    graph.runFrame()
    guard addressTakers.areThere else {
      throw ScreenError(
        "Could not open the app with \(address.absoluteString): no view asks for addresses.",
        facts: [("on the screen", listed(items.filter(\.isVisible).map(\.title)))],
        fix: "Give a view onOpenURL(perform:), or show the one that has it first.")
    }
    guard addressTakers.interest(in: address) != .refused else {
      throw ScreenError(
        "Could not open the app with \(address.absoluteString): its window does not want that.",
        facts: [],
        fix: "Put a word of the address into handlesExternalEvents(preferring:allowing:).")
    }
    addressTakers.take(address)
    graph.runFrame()
  }
}
