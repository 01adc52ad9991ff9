import Combine
import Foundation
import ShopAPI
import StoredFiles

/// The cart, which every screen shares, in a file.
final class CartRepository: ObservableObject {
  @Published private(set) var stored: Stored<Cart>

  init(in folder: URL) { stored = Stored("cart", in: folder, otherwise: Cart()) }

  var cart: Cart { stored.content }

  /// What a person should know of the file.
  var notice: String? { stored.notice }

  /// Puts a line in, or makes the one that is the same longer.
  func add(_ line: CartLine) {
    change {
      if let index = $0.lines.firstIndex(where: { $0.id == line.id }) {
        $0.lines[index].quantity += line.quantity
      } else {
        $0.lines.append(line)
      }
    }
  }

  /// Puts a line back where it was.
  func insert(_ line: CartLine, at index: Int) {
    change { $0.lines.insert(line, at: min(index, $0.lines.count)) }
  }

  func remove(_ line: CartLine.ID) { change { $0.lines.removeAll { $0.id == line } } }

  func setQuantity(_ quantity: Int, of line: CartLine.ID) {
    change {
      guard let index = $0.lines.firstIndex(where: { $0.id == line }) else { return }
      $0.lines[index].quantity = max(1, quantity)
    }
  }

  func setPromotion(_ promotion: Promotion?) { change { $0.promotion = promotion } }

  /// Takes everything out, once it is ordered.
  func empty() { change { $0 = Cart() } }

  private func change(_ change: (inout Cart) -> Void) { stored.change(change) }
}
