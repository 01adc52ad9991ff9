import Foundation
import PortableUI

/// What shows that the keyboard is there, what does not, and where the arrow keys go.
struct FocusingPage: View {
  @State private var amount = 3
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 24) {
        Button("Ringed") {}
        Button("Plain") {}.focusEffectDisabled()
        Here(name: "Seat").focusable()
        Here(name: "Bare seat").focusable().focusEffectDisabled()
      }
      HStack {
        Button("Less") { amount -= 1 }
        Text(verbatim: "\(amount)")
        Button("More") { amount += 1 }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Amount")
      .accessibilityAdjustableAction { amount += $0 == .increment ? 1 : -1 }
      HStack(alignment: .top, spacing: 80) {
        VStack {
          Button("One") {}
          Button("Two") {}
        }
        VStack {
          Text("Far down").frame(height: 120)
          Button("Three") {}
          Button("Four") {}
        }
        .focusSection()
      }
      Button("Repeat") { count += 1 }.buttonRepeatBehavior(.enabled)
      Text(verbatim: "amount \(amount), count \(count > 4 ? "many" : "\(count)")")
    }
    .padding()
  }
}

private struct Here: View {
  let name: String
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text(verbatim: isFocused ? "\(name) has it" : name).padding(6) }
}
