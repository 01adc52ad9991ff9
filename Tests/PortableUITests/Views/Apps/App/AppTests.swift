import Foundation
import LayoutEngine
import PortableCombine
import PortableUI
import Testing

@MainActor @Suite struct AppTests {
  @Test func `the first scene of an app opens a window`() {
    let desktop = TestDesktop(TwoGroups.self)
    #expect(desktop.windows == ["First: one, open"])
  }

  @Test func `a window without a title has the app's name`() {
    let desktop = TestDesktop(Untitled.self)
    #expect(desktop.session.windows.map(\.title) == [AppName.current])
  }

  @Test func `windows are read in the direction of the desktop`() {
    #expect(TestDesktop(TwoGroups.self, layoutDirection: .rightToLeft).isMirrored)
    #expect(!TestDesktop(TwoGroups.self).isMirrored)
  }

  @Test func `state of the app is shared by its windows, and their titles follow it`() {
    let desktop = TestDesktop(Sharing.self)
    desktop.session.openAnother(like: desktop.session.windows[0])
    desktop.tap("Add", in: 1)
    desktop.tap("Add", in: 0)
    #expect(
      desktop.windows == [
        "2 in all: all 2, own 1, Add, Own", "2 in all: all 2, own 1, Add, Own",
      ])
  }

  @Test func `a window that nothing changed for evaluates nothing`() {
    let desktop = TestDesktop(Sharing.self)
    desktop.session.openAnother(like: desktop.session.windows[0])
    desktop.settle()
    let other = desktop.session.windows[1]
    let before = other.graph!.counts
    desktop.tap("Own", in: 0)
    #expect(other.graph!.counts == before)
  }

  @Test func `an object of the app keeps its windows up to date`() {
    let desktop = TestDesktop(WithObject.self)
    desktop.tap("Add")
    #expect(desktop.windows == ["Model: 1 1, Add"])
  }

  @Test func `a scene may be made of others, with state of its own`() {
    let desktop = TestDesktop(Composed.self)
    desktop.tap("Add")
    #expect(desktop.windows == ["Composed: 1, Add"])
  }

  @Test func `a scene that is no longer there closes its windows`() {
    let desktop = TestDesktop(Conditional.self)
    desktop.tap("Open")
    #expect(desktop.windows == ["Main: Open, Remove", "Extra: extra"])
    desktop.tap("Remove")
    #expect(desktop.windows == ["Main: Open, Remove"])
    #expect(!desktop.hasQuit)
  }

  @Test func `an app's accent colour is its tint`() throws {
    let files = try TestBundle([
      "Media.xcassets/AccentColor.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"components":
        {"red": "255", "green": "0", "blue": "0"}}}]}
      """
    ])
    func color(_ desktop: TestDesktop) -> Color? {
      guard let root = desktop.session.windows.first?.graph?.rootElement else { return nil }
      return desktop.elements(root).lazy.compactMap {
        if case .text(let text) = $0.content { text.color } else { nil }
      }.first
    }
    #expect(color(TestDesktop(Tinted.self, with: files.bundle)) == Color(red: 1, green: 0, blue: 0))
    #expect(color(TestDesktop(Tinted.self)) == .accentColor)
  }

  @Test func `what is set for a scene reaches the views of its windows`() {
    let desktop = TestDesktop(Surrounded.self)
    #expect(desktop.windows == ["Surrounded: 3 lines, dark"])
    #expect(desktop.session.windows[0].size?.width == 640)
  }

  @Test func `the desktop's colours reach every window`() {
    let desktop = TestDesktop(Colourful.self)
    #expect(desktop.windows == ["Colours: light"])
    desktop.session.colorScheme = .dark
    desktop.settle()
    #expect(desktop.windows == ["Colours: dark"])
  }
}

private struct TwoGroups: App {
  var body: some Scene {
    WindowGroup("First") { OneView() }
    WindowGroup("Second") { Text("two") }
  }

  struct OneView: View {
    var body: some View {
      Text("one")
      Button("open") {}
    }
  }
}

private struct Tinted: App {
  var body: some Scene { WindowGroup { Text("tint").foregroundStyle(.tint) } }
}

private struct Untitled: App {
  var body: some Scene { WindowGroup { Text("untitled") } }
}

private struct Sharing: App {
  @State private var all = 0

  var body: some Scene {
    WindowGroup(String("\(all) in all")) { SharingView(all: $all) }
  }

  struct SharingView: View {
    @Binding var all: Int
    @State private var own = 0

    var body: some View {
      Text("all \(all)")
      Text("own \(own)")
      Button("Add") {
        all += 1
        own += 1
      }
      Button("Own") { own += 1 }
    }
  }
}

private final class Model: ObservableObject {
  @Published var count = 0
}

private struct WithObject: App {
  @StateObject private var model = Model()

  var body: some Scene {
    WindowGroup("Model") { ObjectView(count: model.count) }.environmentObject(model)
  }

  struct ObjectView: View {
    let count: Int
    @EnvironmentObject private var model: Model

    var body: some View {
      Text("\(count) \(model.count)")
      Button("Add") { model.count += 1 }
    }
  }
}

private struct Composed: App {
  var body: some Scene { Inner() }

  struct Inner: Scene {
    @State private var count = 0

    var body: some Scene {
      WindowGroup("Composed") {
        Text("\(count)")
        Button("Add") { count += 1 }
      }
    }
  }
}

private struct Conditional: App {
  @State private var hasExtra = true

  var body: some Scene {
    WindowGroup("Main") { MainView(hasExtra: $hasExtra) }
    if hasExtra {
      WindowGroup("Extra", id: "extra") { Text("extra") }
    }
  }

  struct MainView: View {
    @Binding var hasExtra: Bool
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Button("Open") { openWindow(id: "extra") }
      Button("Remove") { hasExtra = false }
    }
  }
}

private struct Surrounded: App {
  var body: some Scene {
    WindowGroup("Surrounded") { SurroundedView() }
      .environment(\.lineLimit, 3)
      .environment(\.colorScheme, .dark)
      .defaultSize(width: 640, height: 480)
  }

  struct SurroundedView: View {
    @Environment(\.lineLimit) private var lines
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("\(lines ?? 0) lines, \(scheme == .dark ? "dark" : "light")") }
  }
}

private struct Colourful: App {
  var body: some Scene { WindowGroup("Colours") { ColourView() } }

  struct ColourView: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }
}
