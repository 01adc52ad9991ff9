public import Foundation
import PortableUI

/// What a usual row shows: words, other words and a picture.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The words.
  public var text: String?
  /// The words, of which some look different from others.
  public var attributedText: NSAttributedString?
  /// The other words.
  public var secondaryText: String?
  /// The other words, of which some look different from others.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: UIImage?
  /// How the words look.
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body), color: .label)
  /// How the other words look.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .caption1), color: .secondaryLabel)
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// Whether the other words stand beside the words, and not below.
  public var prefersSideBySideTextAndSecondaryText = false
  /// What lies around all of it.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.cell
  /// What lies between the picture and the words.
  public var imageToTextPadding: CGFloat = 12
  /// What lies between the words and the others below.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// What lies between the words and the others beside them.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  /// How words look.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The letters.
    public var font: UIFont
    /// Their colour.
    public var color: UIColor
    /// Where the lines stand.
    public var alignment = TextAlignment.natural
    /// The most lines; 0 for as many as it takes.
    public var numberOfLines = 0
    /// What becomes of words that have no room.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// Where lines stand.
    public nonisolated enum TextAlignment: Int, Sendable { case natural, center, justified }
  }

  /// How a picture looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The size and the weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a symbol; `nil` for the one of what it is in.
    public var tintColor: UIColor?
    /// How round its corners are.
    public var cornerRadius: CGFloat = 0
    /// How large it is at most; 0 for any size.
    public var maximumSize = CGSize.zero
    /// The room that is kept for it; 0 for as much as it needs.
    public var reservedLayoutSize = CGSize.zero
  }

  /// A row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A row with other words below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A row with a value at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return content
  }

  /// What stands above a section.
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.directionalLayoutMargins = .zero
    return content
  }

  /// What stands above a section of a plain table.
  public static func plainHeader() -> UIListContentConfiguration { groupedHeader() }

  /// What stands below a section.
  public static func groupedFooter() -> UIListContentConfiguration {
    var content = groupedHeader()
    content.textProperties.font = .preferredFont(forTextStyle: .caption1)
    content.textProperties.color = .secondaryLabel
    return content
  }

  /// What stands below a section of a plain table.
  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// It looks the same in every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
