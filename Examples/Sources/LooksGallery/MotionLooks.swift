import SwiftUI

/// What moves, comes and goes.
struct MotionLooks: View {
  @State private var isMoved = false
  @State private var isThere = true
  @State private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Button("Move") { withAnimation(.spring) { isMoved.toggle() } }
        Button("Show or hide") { withAnimation { isThere.toggle() } }
        Button("Count") { withAnimation { count += 1 } }
      }
      HStack {
        if isMoved { Spacer() }
        Circle().fill(.blue).frame(width: 30)
        if !isMoved { Spacer() }
      }
      .frame(height: 40)
      ZStack {
        if isThere {
          Text("Slides in").padding(8).background(.orange.opacity(0.4))
            .transition(.move(edge: .leading).combined(with: .opacity))
        }
      }
      .frame(height: 40)
      Text(verbatim: "\(count)").font(.title).contentTransition(.numericText())
      Text("Phases").padding(8)
        .phaseAnimator([1.0, 0.4], trigger: count) { view, phase in
          view.opacity(phase)
        } animation: { _ in
          .easeInOut(duration: 0.3)
        }
      Text("Keyframes").padding(8)
        .keyframeAnimator(initialValue: 0.0, trigger: count) { view, lift in
          view.offset(y: lift)
        } keyframes: { _ in
          KeyframeTrack {
            CubicKeyframe(-16, duration: 0.2)
            SpringKeyframe(0, duration: 0.5)
          }
        }
      Image(systemName: "bell.fill").font(.title).symbolEffect(.bounce, value: count)
        .accessibilityLabel("Bell")
      CardLooks().frame(height: 240)
    }
  }
}

/// Pages that grow out of cards, and back into them.
private struct CardLooks: View {
  @Namespace private var space

  var body: some View {
    NavigationStack {
      HStack(spacing: 16) {
        ForEach(Card.all) { card in
          NavigationLink(value: card) {
            RoundedRectangle(cornerRadius: 10).fill(card.color).frame(width: 90, height: 60)
              .matchedTransitionSource(id: card.id, in: space)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(card.id)
        }
      }
      .navigationTitle("Cards")
      .navigationDestination(for: Card.self) { card in
        Text("The whole of \(card.id)")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(card.color.opacity(0.6))
          .navigationTitle(card.id)
          .navigationTransition(.zoom(sourceID: card.id, in: space))
      }
    }
  }

  private struct Card: Identifiable, Hashable {
    let id: String
    let color: Color

    static let all = [
      Card(id: "Sea", color: .blue), Card(id: "Meadow", color: .green),
      Card(id: "Dusk", color: .purple),
    ]
  }
}
