import SwiftUI

/// What shows that something loads.
enum Indicator: String, CaseIterable {
  case usual = "Usual"
  case dots = "Dots"

  @MainActor @ViewBuilder
  var view: some View {
    switch self {
    case .usual: ProgressView()
    case .dots: PulsingDots()
    }
  }
}

/// An indicator of one's own: any view will do.
struct PulsingDots: View {
  @State private var isLarge = false

  init() {}

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3, id: \.self) { number in
        Circle()
          .fill(.purple)
          .frame(width: 10, height: 10)
          .scaleEffect(isLarge ? 1 : 0.4)
          .animation(
            .easeInOut(duration: 0.6).repeatForever().delay(Double(number) * 0.2), value: isLarge)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("In progress")
    .onAppear { isLarge = true }
  }
}
