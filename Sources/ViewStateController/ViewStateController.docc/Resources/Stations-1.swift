import ViewStateController

struct StationsView: View {
  @State private var controller = ViewStateController<[String]>()
  let fetch: () async throws -> [String]

  var body: some View {
    Text("No stations")
  }
}
