import Foundation
import PortableUI

/// A view of which nothing is shown where it is given no room.
struct Omissible<Content: View>: View {
  let content: Content

  /// Along which axes it must have all the room that it takes.
  var axes: Axis.Set = [.horizontal, .vertical]

  var body: some View {
    ViewThatFits(in: axes) {
      content
      Color.clear.frame(width: 0, height: 0)
    }
  }
}
