import PortableUI
import Testing
import ViewTesting

/// What dismiss ends: the sheet around a view, or else its window.
@MainActor
struct DismissTests {
  private struct Windows: App {
    var body: some Scene {
      WindowGroup("Main") { Opener() }
      WindowGroup("Other", id: "other") { Page() }
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View { Button("open") { openWindow(id: "other") } }
  }

  private struct Page: View {
    @State private var isShown = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Text(verbatim: "page \(isPresented)")
      Button("show") { isShown = true }
      Button("dismiss page") { dismiss() }
        .sheet(isPresented: $isShown) { Sheet() }
    }
  }

  private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Text(verbatim: "sheet \(isPresented)")
      Button("dismiss sheet") { dismiss() }
    }
  }

  @Test func `a view that is not presented closes the window around it, and no other`() async {
    let desktop = TestDesktop(Windows.self)
    desktop.tap("open")
    desktop.tap("open")
    #expect(desktop.windows.last == "Other: page false, show, dismiss page")
    desktop.tap("dismiss page", in: 2)
    await desktop.turn()
    #expect(desktop.session.windows.map(\.title) == ["Main", "Other"])
    #expect(!desktop.hasQuit)
  }

  @Test func `a view in a sheet ends the sheet, and leaves the window`() async {
    let desktop = TestDesktop(Windows.self)
    desktop.tap("open")
    desktop.tap("show", in: 1)
    #expect(desktop.windows[1].hasSuffix("sheet true, dismiss sheet"))
    desktop.tap("dismiss sheet", in: 1)
    await desktop.turn()
    #expect(
      desktop.windows == ["Main: open", "Other: page false, show, dismiss page"])
    desktop.tap("dismiss page", in: 1)
    await desktop.turn()
    #expect(desktop.windows == ["Main: open"])
  }

  @Test func `the last window that a view closes ends the app`() async {
    struct Only: App {
      var body: some Scene { WindowGroup("Only") { Page() } }
    }
    let desktop = TestDesktop(Only.self)
    desktop.tap("dismiss page")
    await desktop.turn()
    #expect(desktop.hasQuit)
  }

  @Test func `where there is no window, dismiss does nothing`() throws {
    let screen = Screen(Page())
    try screen.tap("dismiss page")
    #expect(screen.texts == ["page false", "show", "dismiss page"])
  }

  @Test func `a dismissal that comes late does not end what is presented by then`() throws {
    @MainActor
    final class Kept { var dismiss: [() -> Void] = [] }
    struct Number: Identifiable { let id: Int }
    struct Keeping: View {
      let number: Int
      let kept: Kept
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        Text(verbatim: "Number \(number)").onAppear { kept.dismiss.append { dismiss() } }
      }
    }
    struct Late: View {
      let kept: Kept
      @State private var number: Number? = Number(id: 1)

      var body: some View {
        Text("Below").sheet(item: $number) { shown in
          Keeping(number: shown.id, kept: kept)
          Button("Next") { number = Number(id: 2) }
        }
      }
    }
    let kept = Kept()
    let screen = Screen(Late(kept: kept))
    try screen.tap("Next")
    kept.dismiss[0]()
    screen.graph.runFrame()
    #expect(screen.sheets == ["Number 2"])
    kept.dismiss[1]()
    screen.graph.runFrame()
    #expect(screen.sheets == [])
  }

  @Test func `what is in a bar or a question is presented where that is`() throws {
    struct Told: View {
      let place: String
      @Environment(\.isPresented) private var isPresented

      var body: some View { Text(verbatim: "\(place) \(isPresented)") }
    }
    let screen = Screen(
      Color.red.toolbar { Told(place: "bar") }.sheet(isPresented: .constant(true)) {
        Color.blue.toolbar { Told(place: "bar of the sheet") }
          .alert("Sure?", isPresented: .constant(true)) {
          } message: {
            Told(place: "question")
          }
      })
    #expect(
      screen.texts == ["bar false", "bar of the sheet true", "Sure?", "question true", "OK"])
  }
}
