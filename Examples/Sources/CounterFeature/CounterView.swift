import SwiftUI

/// A count, and what a person may do to it.
public struct CounterView: View {
  @StateObject private var counter: Counter

  /// A counter that begins at `start`.
  public init(start: Int = 0) {
    _counter = StateObject(wrappedValue: Counter(start: start))
  }

  /// The count above its buttons.
  public var body: some View {
    VStack(spacing: 24) {
      Text(verbatim: String(counter.count))
        .font(.largeTitle)
        .accessibilityLabel("Count")
        .accessibilityValue(String(counter.count))
      HStack {
        Button("Subtract") { counter.add(-1) }
        Button("Add") { counter.add(1) }
          .buttonStyle(.borderedProminent)
      }
      Button("Reset") { counter.reset() }
        .disabled(counter.count == 0)
    }
    .padding()
  }
}

#Preview("Counter") { CounterView() }
