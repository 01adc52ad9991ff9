import Foundation
import PortableUI

/// A search that suggests more than there is room for.
struct SuggestionsPage: View {
  @State private var words = ""

  var body: some View {
    Text(verbatim: "for \(words)")
      .searchable(text: $words, prompt: "Find numbers")
      .searchSuggestions {
        ForEach(0..<30, id: \.self) { number in
          Text(verbatim: "Number \(number)").searchCompletion("\(number)")
        }
      }
  }
}
