/// Ends what a view is presented in: its sheet, its page or, where it is in none, its window.
///
/// In a narrow room, where one column of a ``NavigationSplitView`` is seen at a time, it leads back from
/// that to the one before.
public struct DismissAction {
  let presentation: Presentation?
  let window: DismissWindowAction?

  /// Ends the presentation around the view. The binding that asked for it says so from now on.
  ///
  /// In a view that is not presented it closes the window, at the end of the turn; where there is no
  /// window either it does nothing.
  @preconcurrency @MainActor
  public func callAsFunction() {
    if let presentation { presentation.end() } else { window?() }
  }
}

extension EnvironmentValues {
  /// Ends what the view is presented in.
  ///
  ///     @Environment(\.dismiss) private var dismiss
  ///     …
  ///     Button("Done") { dismiss() }
  public var dismiss: DismissAction {
    DismissAction(
      presentation: self[PresentationKey.self], window: thisWindow == nil ? nil : dismissWindow)
  }

  /// Whether the view is in something that is presented, such as a sheet, or a column that has taken the
  /// place of the one before.
  public var isPresented: Bool { self[PresentationKey.self] != nil }
}
