import ViewStateController

struct StationsView: View {
  @State private var controller = ViewStateController<[String]>()
  let fetch: () async throws -> [String]

  var body: some View {
    Text("No stations")
      .withViewStateModifier(controller: controller) { stations in
        VStack {
          ForEach(stations, id: \.self) { Text($0) }
          Button("Reload") { Task { await load() } }
        }
      } errorView: { _ in
        .init { Task { await load() } }
      }
      .task { await load() }
  }

  private func load() async {
    controller.setState(.loading)
    do {
      controller.setState(.loaded(try await fetch()))
    } catch {
      controller.setState(.error(error))
    }
  }
}
