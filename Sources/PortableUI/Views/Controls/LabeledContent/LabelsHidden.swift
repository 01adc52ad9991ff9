/// A label that is not seen, and still names the control in front of it for assistive technologies.
struct UnseenLabel<Label: View>: View {
  let label: Label

  var body: some View { label.opacity(0).allowsHitTesting(false) }
}

enum AreLabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the labels of controls are not seen.
  var areLabelsHidden: Bool {
    get { self[AreLabelsHiddenKey.self] }
    set { self[AreLabelsHiddenKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether the labels of controls are seen; `automatic` where nobody has hidden them.
  public var labelsVisibility: Visibility { areLabelsHidden ? .hidden : .automatic }
}

nonisolated extension View {
  /// Hides the labels of controls inside. Assistive technologies still call the controls by them.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

  /// Whether the labels of controls inside are seen: `automatic` leaves that to the views around.
  /// Assistive technologies call the controls by them in any case.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    EnvironmentView(content: self) { values in
      if visibility != .automatic { values.areLabelsHidden = visibility == .hidden }
    }
  }
}
