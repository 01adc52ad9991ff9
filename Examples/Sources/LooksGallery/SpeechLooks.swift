import SwiftUI

/// What assistive technologies are told: a page for a screen reader.
struct SpeechLooks: View {
  @State private var stars = 3
  @State private var said = "Nothing was done."

  var body: some View {
    VStack(spacing: 20) {
      Text("Reviews").font(.title2).accessibilityAddTraits(.isHeader)
      HStack {
        ForEach(1...5, id: \.self) { Image(systemName: $0 <= stars ? "star.fill" : "star") }
      }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(stars) of 5 stars")
      .accessibilityAdjustableAction { direction in
        stars = min(5, max(0, stars + (direction == .increment ? 1 : -1)))
      }
      VStack {
        Text("A good book").bold()
        Text("by Ada, in March")
      }
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Reply") { said = "Replied." }
      Image(systemName: "line.diagonal").accessibilityHidden(true)
      Text(verbatim: said).accessibilityIdentifier("said")
      Rectangle().fill(.blue).frame(width: 80, height: 20)
        .accessibilityRepresentation { ProgressView("Read so far", value: 0.6) }
    }
  }
}
