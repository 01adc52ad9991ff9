import Foundation

/// A button that is all of a row of a list: its label, as wide as the row.
struct RowButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    RowButtonLabel(configuration: configuration)
  }
}

struct RowButtonLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.foregroundColor) private var foreground
  @Environment(\.tint) private var tint
  @Environment(\.leadsOn) private var leadsOn
  @Environment(\.linkGoal) private var goal
  @Environment(\.hidesLinkIndicator) private var hidesIndicator
  @Environment(\.rowBadge) private var badge
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    HStack {
      HStack { configuration.label }
        .frame(maxWidth: .infinity, alignment: .leading)
        .foregroundColor(foreground ?? usualColor)
      if leadsOn {
        if let badge { RowBadge(text: badge, prominence: prominence) }
        if !hidesIndicator {
          Image(systemName: "chevron.forward").imageScale(.small).foregroundColor(.secondary)
            .accessibilityHidden(true)
        }
      }
    }
    .opacity(configuration.isPressed ? 0.6 : 1)
  }

  private var usualColor: Color {
    if goal != nil { return .primary }
    return configuration.role == .destructive ? .red : tint ?? .accentColor
  }
}

extension Node {
  /// Whether it is all that a row of a list shows: nothing arranges it beside others.
  final var isWholeRow: Bool {
    var node = self
    while !node.flags.contains(.isRow) {
      guard let outer = node.parent, outer.box == nil else { return false }
      node = outer
    }
    return true
  }
}

extension Node {
  /// Whether the list around takes a press of this row for itself: while its rows are edited, they do
  /// nothing else.
  final var isTakenByList: Bool {
    var node = parent
    while let current = node {
      if let rows = current as? any RowHolder { return rows.takePress(of: self) }
      node = current.parent
    }
    return false
  }
}

extension Element {
  /// Whether a click anywhere in its row of a list presses it.
  package var isPressedByRow: Bool { node?.rowHolder?.presses(self) ?? false }

  /// Whether it is in a list whose rows keys go through, and whether it is the button of such a row: that
  /// is pressed at the row.
  package func keysOfRows(in list: ObjectIdentifier) -> (goThrough: Bool, press: Bool) {
    guard let node, let holder = node as? any RowHolder ?? node.rowHolder, holder.takesKeys,
      holder.container.map({ ObjectIdentifier($0) }) == list
    else { return (false, false) }
    if case .button = content { return (true, holder.presses(self)) }
    return (true, false)
  }
}

extension EnvironmentValues {
  /// Whether views here are rows of a list, or inside of one.
  var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }
}

private enum RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
  /// The words at the end of the row around, which stand before its sign where it leads on.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

enum IsInListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }
