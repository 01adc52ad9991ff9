import PortableUI
import ProbeViews
import Testing
import ViewTesting

@MainActor struct SchemeTests {
  private struct Part: View {
    let name: String
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: "\(name) \(scheme)").foregroundStyle(.red) }
  }

  private struct Parts: View {
    @State private var inner: ColorScheme? = .dark
    @State private var wanted: ColorScheme?
    @State private var isSheet = false

    var body: some View {
      VStack {
        Part(name: "usual")
        Part(name: "inner").opacity(0.9).transformEnvironment(\.colorScheme) {
          $0 = inner ?? $0
        }
        Button("Light") { inner = .light }
        Button("Want dark") { wanted = .dark }
        Button("Want nothing") { wanted = nil }
        Button("Sheet") { isSheet = true }
      }
      .preferredColorScheme(wanted)
      .sheet(isPresented: $isSheet) { Part(name: "sheet").preferredColorScheme(.dark) }
    }
  }

  private func scheme(of words: String, on stage: Inspector) -> ColorScheme? {
    stage.text(words)?.scheme
  }

  private func tap(_ title: String, on stage: Inspector) throws {
    try stage.screen.tap(.named(title))
  }

  @Test func `what is inside a part of another scheme is shown in it`() throws {
    let stage = Inspector(Parts())
    #expect(scheme(of: "usual light", on: stage) == nil)
    #expect(scheme(of: "inner dark", on: stage) == .dark)
    let red = (light: "#d32f3a", dark: "#f66151")
    #expect(stage.screen.svg().contains(red.light) && stage.screen.svg().contains(red.dark))
    try tap("Light", on: stage)
    #expect(scheme(of: "inner light", on: stage) == .light)
    #expect(!stage.screen.svg().contains(red.dark))
  }

  @Test func `a window takes the scheme that its views want, and gives it back`() throws {
    let stage = Inspector(Parts())
    let grounds = (light: "fill=\"#fafafa\"", dark: "fill=\"#1c1c1f\"")
    #expect(stage.screen.svg().contains(grounds.light))
    try tap("Want dark", on: stage)
    #expect(scheme(of: "usual dark", on: stage) == .dark)
    #expect(stage.screen.svg().contains(grounds.dark))
    try tap("Want nothing", on: stage)
    #expect(scheme(of: "usual light", on: stage) == nil)
    #expect(stage.screen.svg().contains(grounds.light))
  }

  @Test func `a sheet has a scheme of its own`() throws {
    let stage = Inspector(Parts())
    try tap("Sheet", on: stage)
    #expect(scheme(of: "sheet dark", on: stage) == .dark)
    #expect(scheme(of: "usual light", on: stage) == nil)
    #expect(stage.screen.svg().contains("fill=\"#1c1c1f\""))
  }

  @Test func `a dark screen is no choice of a view`() {
    let screen = Screen(Parts(), colorScheme: .dark)
    #expect(screen.texts.prefix(2) == ["usual dark", "inner dark"])
  }
}
