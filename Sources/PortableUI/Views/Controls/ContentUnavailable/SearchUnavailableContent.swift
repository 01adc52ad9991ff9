/// What is said where a search has found nothing.
public struct SearchUnavailableContent {
  /// That nothing was found, and for what.
  public struct Label: View {
    /// What was looked for; `nil` where the search around knows it.
    let text: String?
    @Environment(\.searchedWords) private var searchedWords

    nonisolated init(text: String?) { self.text = text }

    /// The words with a magnifying glass.
    public var body: some View {
      let words = text ?? searchedWords
      PortableUI.Label {
        if words.isEmpty { Text("No Results") } else { Text("No Results for “\(words)”") }
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
  /// Says that a search has found nothing, and for which words of the `searchable` around it.
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
