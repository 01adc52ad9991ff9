public import Foundation
import PortableUI

/// How a collection looks that is a list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// How a list looks.
  public nonisolated enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Where what stands above sections comes from.
  public nonisolated enum HeaderMode: Int, Sendable { case none, supplementary }

  /// Where what stands below sections comes from.
  public nonisolated enum FooterMode: Int, Sendable { case none, supplementary }

  /// Says what can be done with a row.
  public typealias SwipeActionsConfigurationProvider = (
    IndexPath
  ) -> UISwipeActionsConfiguration?

  /// How it looks.
  public let appearance: Appearance

  /// Whether lines stand between rows.
  public var showsSeparators = true

  /// The colour behind everything; `nil` for the usual.
  public var backgroundColor: UIColor?

  /// Where what stands above sections comes from.
  public var headerMode = HeaderMode.none

  /// Where what stands below sections comes from.
  public var footerMode = FooterMode.none

  /// What is seen at the start of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// What is seen at the end of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list that looks like that.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// A layout made of parts. Here it is a list.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let list: UICollectionLayoutListConfiguration

  private init(list: UICollectionLayoutListConfiguration) {
    self.list = list
    super.init()
  }

  /// A list that looks and behaves as `configuration` says.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(list: configuration)
  }
}
