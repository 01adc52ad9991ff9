import Foundation

/// How the button of a page looks.
struct TabButtonState: Hashable {
  let isSelected: Bool

  /// Whether a person may choose it.
  let isEnabled: Bool

  /// What the buttons of the row show.
  let marks: TabMarks

  /// Its number, from 1 on.
  let number: Int
}

/// The button of a page.
struct TabButton: View {
  let label: AnyView
  let badge: Text?
  let identifier: String?
  let state: TabButtonState
  let press: @MainActor () -> Void

  var body: some View {
    EnvironmentView(content: button) { [state] in
      // A style of buttons around is about those of the pages.
      $0.buttonStyles = ButtonStyles()
      $0.usualButton = UsualButton(
        appearance: state.marks == .page ? .plain : .flat, isSelected: state.isSelected)
      if !state.isEnabled { $0.isEnabled = false }
      // Else all would look like the chosen one.
      if !state.isSelected { $0.tint = nil }
    }
  }

  @ViewBuilder private var button: some View {
    if let identifier {
      Button(action: press) { inside }.accessibilityIdentifier(identifier)
    } else {
      Button(action: press) { inside }
    }
  }

  @ViewBuilder private var inside: some View {
    if state.marks == .page {
      Circle()
        .fill(Color.primary.opacity(state.isSelected ? 0.8 : 0.25))
        .frame(width: 8, height: 8)
        .frame(width: 24, height: 24)
        .accessibilityLabel(Text(verbatim: "Page \(state.number)"))
    } else {
      HStack(spacing: 6) {
        label.lineLimit(1)
          .frame(maxWidth: state.marks == .sidebar ? .infinity : nil, alignment: .leading)
        if let badge {
          badge.font(.caption).padding(.horizontal, 5).background {
            Capsule().fill(Color.secondary.opacity(0.3))
          }
        }
      }
    }
  }
}
