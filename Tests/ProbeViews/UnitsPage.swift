import Foundation
import PortableUI

/// Views that are one thing to assistive technologies, or something else than they show, and shapes that
/// are touched.
struct UnitsPage: View {
  @State private var count = 1
  @State private var log = ""

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text("Milk")
        Text(verbatim: "\(count) litres")
      }
      .accessibilityElement(children: .combine)
      HStack {
        Text("Three")
        Text("stars")
      }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      Text("Chapter").accessibilityAddTraits(.isHeader)
      Text("Chosen").accessibilityAddTraits(.isSelected)
      Link("Manual", destination: URL(string: "https://example.org/manual")!)
      Button("More") { count += 1 }
      Color.teal.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture { log += "in" }
        .accessibilityLabel("Disc")
      Label("Liked", systemImage: "heart").symbolVariant(.fill)
      HStack {
        Image(systemName: "star").imageScale(.small)
        Image(systemName: "star")
        Image(systemName: "star").imageScale(.large)
      }
      Text(verbatim: "log: \(log)")
    }
    .padding()
  }
}
