import Foundation
import PortableUI

/// A page whose title a person gives another name.
struct RenamingPage: View {
  @State private var name = "Shopping"

  var body: some View {
    NavigationStack {
      Text(verbatim: "called \(name)").navigationTitle($name)
    }
  }
}
