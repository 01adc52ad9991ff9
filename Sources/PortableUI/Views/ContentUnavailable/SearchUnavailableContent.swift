/// What is said where a search has found nothing.
public struct SearchUnavailableContent {
  /// That nothing was found, and for what.
  public struct Label: View {
    let text: String?

    /// The words with a magnifying glass.
    public var body: some View {
      PortableUI.Label {
        if let text, !text.isEmpty { Text("No Results for “\(text)”") } else { Text("No Results") }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// What one may do.
  public struct Description: View {
    /// An advice.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing to press.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  public static var search: ContentUnavailableView { found(nil) }

  /// Says that a search for `text` has found nothing.
  public static func search(text: String) -> ContentUnavailableView { found(text) }

  private static func found(_ text: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
