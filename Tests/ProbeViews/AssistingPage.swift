import Foundation
import PortableUI

/// Views that let assistive technologies do more than a pointer does, and tell them more.
struct AssistingPage: View {
  @State private var done = "nothing"
  @State private var rating = 3
  @State private var volume = 0.5
  @Namespace private var pairs

  var body: some View {
    VStack(spacing: 12) {
      Text("Inbox").font(.title).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      HStack {
        Text("Ann")
        Text("Lunch?")
      }
      .padding(8)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 6))
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Archive it") { done = "archived" }
      .accessibilityAction(.delete) { done = "deleted" }
      .accessibilityActions {
        Button("Flag") { done = "flagged" }
      }
      .accessibilityCustomContent("Size", "4 KB")
      HStack(spacing: 2) {
        ForEach(1..<6) { star in
          Image(systemName: star <= rating ? "star.fill" : "star").foregroundStyle(.orange)
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) of 5")
      .accessibilityAdjustableAction { direction in
        rating = min(5, max(0, rating + (direction == .increment ? 1 : -1)))
      }
      Meter(part: volume)
        .accessibilityRepresentation {
          Slider(value: $volume) { Text("Volume") }
        }
      HStack {
        Text("Question").accessibilityLinkedGroup(id: "question", in: pairs)
        if done != "other" { Text("Answer").accessibilityLinkedGroup(id: "question", in: pairs) }
        Text("Proof").accessibilityLinkedGroup(id: "question", in: pairs)
        Color.gray.frame(width: 10, height: 10)
          .accessibilityElement().accessibilityLabel("Still")
          .accessibilityAdjustableAction { _ in done = "stepped" }
          .accessibilityRespondsToUserInteraction(false)
      }
      Text(verbatim: "done: \(done), \(rating) stars, \(Int(volume * 100)) %")
      Button("Other") { done = "other" }
      HStack {
        Text(done == "other" ? "Another shade" : "Shade")
          .accessibilityLabeledPair(role: .label, id: "shade", in: pairs)
        Slider(value: $volume).frame(width: 120)
          .accessibilityLabeledPair(role: .content, id: "shade", in: pairs)
      }
    }
    .padding()
  }
}

/// A bar that shows how loud it is.
private struct Meter: View {
  let part: Double

  var body: some View {
    GeometryReader { room in
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule().fill(.tint).frame(width: room.size.width * part)
      }
    }
    .frame(width: 160, height: 12)
  }
}
