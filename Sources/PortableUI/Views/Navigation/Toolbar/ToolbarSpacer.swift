import Foundation

/// How much room a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
  fileprivate let isFlexible: Bool

  /// As much as there is.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// As much as sets what is on its sides apart.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between items of a bar.
///
/// A flexible one moves what follows it to the end in a bar at the bottom. At the top both ends are apart by
/// themselves: between items of the same end any spacer is a gap.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Room beside the items of the same placement.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  private static let gap = 12.0
}

extension ToolbarSpacer: CustomizableToolbarContent {
  /// An item in which nothing is seen.
  public var body: some CustomizableToolbarContent {
    ToolbarItem(id: "space", placement: placement) {
      if sizing.isFlexible, placement.section == .foot {
        Spacer()
      } else {
        Color.clear.frame(width: Self.gap, height: 1).accessibilityHidden(true)
      }
    }
  }
}
