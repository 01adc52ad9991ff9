import ViewStateController
import ViewTesting

/// Steps through the states of a controller, by buttons.
struct Loader<Shown: View>: View {
  @State private var controller = ViewStateController<String>()
  private let shown: (ViewStateController<String>) -> Shown

  init(@ViewBuilder shown: @escaping (ViewStateController<String>) -> Shown) {
    self.shown = shown
  }

  var body: some View {
    VStack {
      shown(controller)
      HStack {
        Button("initial") { controller.setState(.initial) }
        Button("loading") { controller.setState(.loading) }
        Button("loaded") { controller.setState(.loaded("Blob")) }
        Button("error") { controller.setState(.error(Offline())) }
        Button("reset") { controller.reset() }
      }
    }
  }
}

struct Offline: Error, CustomStringConvertible {
  let description = "offline"
}

extension Screen {
  /// Goes through the states of a ``Loader``.
  func go(_ states: String...) throws {
    for state in states { try tap(.button(state)) }
  }

  /// The texts above the buttons of a ``Loader``.
  var shownTexts: [String] { texts.dropLast(5) }
}
