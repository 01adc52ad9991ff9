import Foundation
import PortableUI

/// Views with lines between them, in both directions.
struct SplitsPage: View {
  var body: some View {
    HSplitView {
      pane("Feeds", .blue).frame(minWidth: 80, maxWidth: 200)
      VSplitView {
        pane("Articles", .green).frame(minHeight: 60)
        pane("Article", .orange)
      }
    }
    .frame(width: 500, height: 300)
  }

  private func pane(_ name: String, _ color: Color) -> some View {
    Text(name).frame(maxWidth: .infinity, maxHeight: .infinity).background(color.opacity(0.2))
  }
}
