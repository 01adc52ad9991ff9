import SwiftUI

/// What is chosen for each of the three loadings.
struct Loadings {
  /// When something loads.
  enum Occasion: String, CaseIterable {
    case first = "First loading"
    case reload = "Reload"
    case retry = "After an error"
  }

  var first = LoadingChoices()
  var reload = LoadingChoices(kind: .horizontal)
  var retry = LoadingChoices(kind: .over, place: .trailing)
  var indicator = Indicator.usual

  subscript(occasion: Occasion) -> LoadingChoices {
    get {
      switch occasion {
      case .first: first
      case .reload: reload
      case .retry: retry
      }
    }
    set {
      switch occasion {
      case .first: first = newValue
      case .reload: reload = newValue
      case .retry: retry = newValue
      }
    }
  }
}

/// The choices for one loading at a time, and for what all three show.
struct LoadingsView: View {
  @Binding var loadings: Loadings
  @State private var occasion = Loadings.Occasion.first

  init(loadings: Binding<Loadings>) { _loadings = loadings }

  var body: some View {
    CaseChoice("Indicator", $loadings.indicator)
    CaseChoice("When", $occasion)
    LoadingChoicesView(choices: $loadings[occasion])
  }
}
