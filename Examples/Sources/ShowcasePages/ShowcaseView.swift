import StateStudio
import SwiftUI

/// A switch between features, and the one that is chosen.
public struct ShowcaseView: View {
  @State private var page: Page
  @State private var isInspecting = false
  private let history: StateHistory?

  /// The features, of which `page` is shown first. What happens is recorded in `history`, where there is
  /// one, and else as long as this is there.
  public init(showing page: Page = .counter, history: StateHistory? = nil) {
    _page = State(initialValue: page)
    self.history = history
  }

  /// The switch above the feature.
  public var body: some View {
    VStack(spacing: 0) {
      HStack {
        Picker("Feature", selection: $page) {
          ForEach(Page.allCases) { Text(verbatim: $0.rawValue) }
        }
        Menu("More") {
          Button("State Inspector") { isInspecting = true }
        }
      }
      .padding()
      Divider()
      page.view.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .stateInspector(
      history, isPresented: $isInspecting,
      testing: TestedView("ShowcaseView()", in: "ShowcasePages"))
  }
}
