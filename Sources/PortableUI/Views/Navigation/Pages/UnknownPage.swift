import Threads

/// Stands where a value is in a path that nobody knows a page for.
struct UnknownPage: View {
  /// The type of the value.
  let type: String

  var body: some View {
    Image(systemName: "exclamationmark.triangle")
      .font(.largeTitle)
      .foregroundStyle(.secondary)
      .accessibilityLabel("This page cannot be shown")
      .onAppear {
        warn(
          "There is no page for a value in a navigation path.", facts: ["its type": type],
          fix: "Add navigationDestination(for: \(type).self) to a view in the NavigationStack.")
      }
  }
}

extension NavigationPages {
  /// Says that a path cannot have a value like that.
  func warnOfStrangeValue(_ value: AnyHashable, in room: any NavigationRoom) {
    warn(
      "A NavigationLink has a value that its stack's path cannot hold.",
      facts: ["the value": value.base, "the stack": room.name],
      fix: "Give the NavigationStack a NavigationPath, or the link a value of the path's type.")
  }
}

/// What goes back to the page before.
struct BackButton: View {
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: "go-previous").accessibilityLabel("Back")
    }
  }
}

extension ToolbarItemPlacement {
  /// Before everything else.
  static let back = ToolbarItemPlacement(section: .start, rank: -1)
}
