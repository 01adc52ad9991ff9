import SwiftUI

/// A switch between features, and the one that is chosen.
public struct ShowcaseView: View {
  @State private var page: Page

  /// The features, of which `page` is shown first.
  public init(showing page: Page = .counter) {
    _page = State(initialValue: page)
  }

  /// The switch above the feature.
  public var body: some View {
    VStack(spacing: 0) {
      Picker("Feature", selection: $page) {
        ForEach(Page.allCases) { Text(verbatim: $0.rawValue) }
      }
      .padding()
      Divider()
      page.view.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
