public import Foundation

/// Whether a person can use what is behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  fileprivate enum Kind: Hashable, Sendable {
    case automatic, enabled, disabled
    case enabledUpThrough(PresentationDetent)
  }

  fileprivate let kind: Kind

  /// As is usual: one cannot.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// One can.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// One cannot.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// One can as long as the sheet is not higher than `detent`.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabledUpThrough(detent))
  }

  /// Whether one can while the sheet is `height` high.
  @MainActor
  func isEnabled(atHeight height: Double, in context: PresentationDetent.Context) -> Bool {
    switch kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .enabledUpThrough(let detent):
      detent.height(in: context).map { height <= $0 + 0.5 } ?? false
    }
  }
}

nonisolated extension View {
  /// Whether a person can use what is behind the sheet around this view.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.interaction = interaction }
  }

  /// How round the corners of the sheet around this view are. Without effect on a desktop, where a sheet is
  /// a window and has the corners of windows.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
}
