import PortableUI
import Testing
import ViewTesting

/// What the answers of questions do, and what presentations are told of them.
@MainActor
struct AnswerTests {
  struct Notice: Identifiable { let id: Int }

  @Test func `an answer takes the item of an older alert away`() throws {
    struct Page: View {
      @State private var notice: Notice? = Notice(id: 1)

      var body: some View {
        Text(verbatim: "notice: \(notice?.id ?? 0)")
          .alert(item: $notice) { Alert(title: Text(verbatim: "Notice \($0.id)")) }
      }
    }
    let screen = Screen(Page())
    #expect(screen.alerts == ["Notice 1"])
    try screen.dismiss()
    #expect(screen.texts == ["notice: 0"])
  }

  struct Choice: View {
    @State private var asks = true

    var body: some View {
      Text("x").alert("Which?", isPresented: $asks) {
        Button("One") {}
        Button("Two") {}.keyboardShortcut(.defaultAction)
        Button("Three") {}.disabled(true)
      }
    }
  }

  @Test func `the answer that is the default is likely, and one that is disabled says so`() throws {
    let dialog = try #require(question(on: Screen(Choice())))
    #expect(dialog.likely == 1)
    #expect(dialog.buttons.map(\.isEnabled) == [true, true, false])
  }

  private func question(on screen: Screen) -> DialogContent? {
    screen.graph.rootElement.children.lazy.compactMap { element -> DialogContent? in
      if case .surface(.dialog(let dialog)) = element.content { dialog } else { nil }
    }
    .first
  }

  @Test func `a question that is asked again by its answer begins anew`() throws {
    struct Page: View {
      @State private var asks = true
      @State private var appearances = 0

      var body: some View {
        Text(verbatim: "came \(appearances)").alert("Again?", isPresented: $asks) {
          Button("Yes") { asks = true }
        } message: {
          Text("Think").onAppear { appearances += 1 }
        }
      }
    }
    let screen = Screen(Page())
    #expect(screen.texts.first == "came 1")
    try screen.tap("Yes")
    #expect(screen.alerts == ["Again?"])
    #expect(screen.texts.first == "came 2")
  }

  @Test(arguments: [true, false])
  func `a sheet stays where any of the views in it says so`(isFirst: Bool) throws {
    struct Page: View {
      let isFirst: Bool
      @State private var isShown = true

      var body: some View {
        Text("Below").sheet(isPresented: $isShown) {
          Text("One").presentationDetents([.medium]).interactiveDismissDisabled(isFirst)
          Text("Two").interactiveDismissDisabled(!isFirst)
        }
      }
    }
    let screen = Screen(Page(isFirst: isFirst))
    #expect(throws: ScreenError.self) { try screen.dismiss() }
    #expect(screen.sheets == ["One"])
  }
}
