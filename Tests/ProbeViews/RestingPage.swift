import Foundation
import PortableUI

/// Cards at which an area comes to rest, and messages that stay at their end.
struct RestingPage: View {
  @State private var card: Int?
  @State private var phase = ScrollPhase.idle
  @State private var rest = 0
  @State private var count = 30
  @State private var position = ScrollPosition(edge: .bottom)

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "card \(card.map(String.init) ?? "none"), \(phase)")
      Text(verbatim: "at rest at \(rest)")
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { card in
            Text(verbatim: "Card \(card)").frame(width: 120, height: 60).background(.quaternary)
          }
        }
        .scrollTargetLayout()
      }
      .frame(height: 70)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $card)
      .onScrollPhaseChange { _, new, context in
        phase = new
        if new == .idle { rest = Int(context.geometry.contentOffset.x) }
      }
      HStack {
        Button("Add") { count += 1 }
        Button("To the end") { position.scrollTo(edge: .bottom) }
        Text(verbatim: position.isPositionedByUser ? "moved away" : "at the end")
      }
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<count, id: \.self) { Text(verbatim: "Message \($0)") }
        }
      }
      .scrollPosition($position)
      .frame(height: 150)
      ScrollView { Text("Little") }
        .defaultScrollAnchor(.bottom)
        .frame(width: 200, height: 60)
        .background(.quaternary)
    }
    .padding()
  }
}
