/// Where what a search suggests is shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private enum Place { case automatic, menu, content }
  private let place: Place

  /// Where the desktop shows it: below the field.
  public static let automatic = SearchSuggestionsPlacement(place: .automatic)
  /// Below the field, like a menu.
  public static let menu = SearchSuggestionsPlacement(place: .menu)
  /// In what is searched.
  public static let content = SearchSuggestionsPlacement(place: .content)

  /// Some of the places.
  public struct Set: OptionSet, Sendable {
    /// The bits of the places.
    public let rawValue: Int

    /// The places of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Below the field, like a menu.
    public static var menu: Set { Set(rawValue: 1) }
    /// In what is searched.
    public static var content: Set { Set(rawValue: 2) }
  }
}

extension EnvironmentValues {
  /// Where what the search around suggests is shown: below the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}
