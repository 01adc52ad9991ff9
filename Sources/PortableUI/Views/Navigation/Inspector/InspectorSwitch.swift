/// Shows and hides an inspector.
struct InspectorSwitch: Equatable {
  /// Which inspector it is.
  let owner: ObjectIdentifier
  let isShown: Bool
  let show: @MainActor (Bool) -> Void

  static func == (lhs: InspectorSwitch, rhs: InspectorSwitch) -> Bool {
    lhs.owner == rhs.owner && lhs.isShown == rhs.isShown
  }
}

private enum InspectorSwitchKey: FocusedValueKey { typealias Value = InspectorSwitch }

extension FocusedValues {
  /// What shows and hides the inspector of the window.
  var inspectorSwitch: InspectorSwitch? {
    get { self[InspectorSwitchKey.self] }
    set { self[InspectorSwitchKey.self] = newValue }
  }
}
