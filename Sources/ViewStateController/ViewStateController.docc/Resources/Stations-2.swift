import ViewStateController

struct StationsView: View {
  @State private var controller = ViewStateController<[String]>()
  let fetch: () async throws -> [String]

  var body: some View {
    Text("No stations")
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
