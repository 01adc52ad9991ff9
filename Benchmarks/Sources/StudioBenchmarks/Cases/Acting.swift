import Measuring
import StateStudio
import ViewPlatform
import ViewTesting

/// A button, and how often it was tapped.
private struct TapView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Add") { count += 1 }
    }
  }
}

extension Case {
  /// What a person does, recorded and not.
  @MainActor static var acting: [Case] {
    [
      Case(name: "a tap, after a history has stopped", aim: .timesTheOther(1.2)) {
        let (one, other) = (Screen(TapView()), Screen(TapView()))
        StateHistory().record { try? other.tap("Add") }
        return .time(
          plain: { @MainActor count in for _ in 0..<count { try? one.tap("Add") } },
          ours: { @MainActor count in for _ in 0..<count { try? other.tap("Add") } })
      },
      Case(name: "a tap, recorded", aim: .timesTheOther(2)) {
        let (one, other) = (Screen(TapView()), Screen(TapView()))
        let history = StateHistory(limit: .bytes(1 << 20))
        return .time(
          plain: { @MainActor count in for _ in 0..<count { try? one.tap("Add") } },
          ours: { @MainActor count in
            history.record { for _ in 0..<count { try? other.tap("Add") } }
          })
      },
    ]
  }
}
