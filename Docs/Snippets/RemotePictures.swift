// A picture from an address, and what to do where it cannot be had.

import Foundation
import PortableUI

// snippet.phases
struct Portrait: View {
  let address: URL?
  @State private var attempt = 1

  var body: some View {
    AsyncImage(
      url: address, transaction: Transaction(animation: .easeOut)
    ) { phase in
      switch phase {
      case .empty:
        ProgressView()
      case .success(let image):
        image.resizable().scaledToFit()
      case .failure(let error):
        VStack {
          Text(error.localizedDescription)
          Button("Try again") { attempt += 1 }
        }
      }
    }
    .id(attempt)
  }
}
// snippet.end

_ = Portrait(address: nil)
