import Foundation
import LayoutEngine

/// A few words at the end of a row of a list.
struct RowBadge: View {
  let text: Text
  var prominence = BadgeProminence.standard

  /// The colour of what can be acted upon is dark where it is light, and light where it is dark.
  private static let onGround =
    Color(light: Color(white: 1), dark: Color(white: 0)) ?? .white

  var body: some View {
    switch prominence.grade {
    case .decreased: text.foregroundStyle(.tertiary).lineLimit(1)
    case .standard: text.foregroundColor(.secondary).lineLimit(1)
    case .increased:
      text.font(.callout.bold()).foregroundColor(Self.onGround).lineLimit(1)
        .padding(.horizontal, 7).padding(.vertical, 1)
        .background { Capsule().fill(.tint) }
    }
  }
}

/// What stands at the end of a row.
struct WantedBadge: Equatable {
  let text: Text
  let prominence: BadgeProminence

  @MainActor var view: RowBadge { RowBadge(text: text, prominence: prominence) }
}

/// The badge of a row that is made.
@MainActor
struct KnownBadge {
  let node: NodeOf<RowBadge>
  var shown: WantedBadge
}
