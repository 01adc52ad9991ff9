/// The reasons why something could cover an edge of the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each reason.
  public let rawValue: UInt

  /// The reasons whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Parts of the device and of the app around the view.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every reason.
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  /// Lets the view reach where something could cover it.
  ///
  /// Nothing covers a part of a desktop's window, so there the view is what it was.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Lets the view reach where something could cover it.
  ///
  /// Nothing covers a part of a desktop's window, so there the view is what it was.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
