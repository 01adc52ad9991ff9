import Foundation
import PortableUI

/// A view of which nothing is shown where it is given no room.
struct Omissible<Content: View>: View {
  let content: Content

  var body: some View {
    ViewThatFits {
      content
      Color.clear.frame(width: 0, height: 0)
    }
  }
}
