// One view, with each type of loading: at rest and while it loads.

import Foundation
// snippet.view
import ViewStateController
// snippet.end
import ViewTesting

// snippet.view

struct Forecast: View {
  let type: LoadingModifierType
  let isLoading: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("Tomorrow")
      Text("12 degrees, some rain")
    }
    .modifier(
      LoadingViewModifier(
        type: type, indicatorView: ProgressView(), isLoading: isLoading))
  }
}
// snippet.end

// snippet.types
let types: [(String, LoadingModifierType)] = [
  ("none", .none),
  ("material", .material()),
  ("over", .overCurrentContent(alignment: .trailing)),
  ("horizontal", .horizontal(option: .trailing, contentOpacity: 0.4)),
  ("vertical", .vertical(option: .bottom, alignment: .center)),
  ("custom", .custom(Text("Asking the clouds …").asAnyView())),
]
// snippet.end

@MainActor
func screen(_ type: LoadingModifierType, isLoading: Bool) -> Screen {
  Screen(
    Forecast(type: type, isLoading: isLoading),
    size: CGSize(width: 220, height: 110))
}

/// A page with a bar.
@MainActor
func window(isLoading: Bool) -> Screen {
  Screen(
    NavigationStack {
      Forecast(type: .toolbar(), isLoading: isLoading).navigationTitle("Rain")
    }, size: CGSize(width: 220, height: 110))
}

// snippet.test
for (name, type) in types {
  let loading = screen(type, isLoading: true)
  precondition(
    loading.exists(.progress) == (name != "none" && name != "custom"))
  precondition(loading.exists("Tomorrow") == (name != "custom"))
}
// snippet.end

if let folder = CommandLine.arguments.dropFirst().first {
  var screens = types.map { ($0, screen($1, isLoading: true)) }
  screens.append(("rest", screen(.none, isLoading: false)))
  screens.append(("toolbar", window(isLoading: true)))
  screens.append(("window", window(isLoading: false)))
  for (name, screen) in screens where name != "none" {
    for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
      screen.colorScheme = scheme
      try screen.svg().write(
        toFile: "\(folder)/loading-\(name)\(ending).svg", atomically: true,
        encoding: String.Encoding.utf8)
    }
  }
}
