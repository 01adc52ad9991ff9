import SwiftUI
import ViewStateController

/// A list whose rows are removed one by one, each with an indicator of its own. Three taps open a panel
/// that shows the list in each of its states.
struct StationsView: View {
  /// Takes as long as a server would.
  let pause: @MainActor () async -> Void
  @State private var controller = ViewStateController<[String]>()

  init(pause: @escaping @MainActor () async -> Void) { self.pause = pause }

  private static let names = ["North", "South", "East", "West"]

  var body: some View {
    VStack {
      List {
        ForEach(0..<3, id: \.self) { _ in Text("The name of a station") }
          .redacted(reason: .placeholder)
          .withViewStateModifier(
            controller: controller,
            initialLoadingType: .vertical(alignment: .center),
            loadedView: { names in ForEach(names, id: \.self) { row($0) } },
            loadingAfterInfoType: .vertical(alignment: .center),
            errorView: { _ in .init { controller.setState(.loading) } })
      }
      Text("Tap here three times for the states.").font(.caption).padding()
    }
    .debugState(controller: $controller, mockInfo: Self.names)
    .onAppear { controller.setState(.loaded(Self.names)) }
  }

  private func row(_ name: String) -> some View {
    HStack {
      Text(verbatim: name)
      Spacer()
      if controller.isModifying(name) {
        ProgressView()
      } else {
        Button("Remove") { Task { await remove(name) } }
          .accessibilityLabel("Remove \(name)")
      }
    }
  }

  private func remove(_ name: String) async {
    await controller.modifying(name) {
      await pause()
      // What is left is found out now: another row may be gone since.
      let others = (controller.latestInfo ?? []).filter { $0 != name }
      withAnimation { controller.setState(.loaded(others)) }
    }
  }
}
