import Foundation
import ShopAPI
import SwiftUI

/// The picture of a product, once it has come.
struct ProductPicture: View {
  let product: Product
  @Environment(\.pictures) private var pictures

  var body: some View {
    // A picture that fills its room is larger than that, and must not be seen around it.
    Color.clear
      .overlay {
        AsyncImage(url: pictures?.appendingPathComponent(product.picture)) { image in
          image.resizable().scaledToFill()
        } placeholder: {
          Rectangle().fill(.secondary.opacity(0.15))
        }
      }
      .clipShape(.rect(cornerRadius: 8))
      .accessibilityHidden(true)
  }
}

extension EnvironmentValues {
  /// Where the pictures of products are.
  @Entry var pictures: URL?
}
