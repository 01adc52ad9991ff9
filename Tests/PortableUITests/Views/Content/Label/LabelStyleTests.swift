import PortableUI
import Testing
import ViewTesting

@MainActor
struct LabelStyleTests {
  /// What is to be seen of a label, and what it is called: its texts, and the icon's name.
  private func parts(_ view: some View) -> [String] {
    let inspector = Inspector(view)
    let icon = inspector.only(\.image)?.element
    let name = icon.map { $0.accessibility.isHidden == true ? "hidden" : $0.name }
    return inspector.texts + [name ?? "no icon"]
  }

  private let label = Label("Delete", systemImage: "trash")

  @Test func `a style says what of a label is shown`() {
    #expect(parts(label) == ["Delete", "hidden"])
    #expect(parts(label.labelStyle(.titleAndIcon)) == ["Delete", "hidden"])
    #expect(parts(label.labelStyle(.titleOnly)) == ["Delete", "no icon"])
    #expect(parts(label.labelStyle(.iconOnly)) == ["Delete"])
    #expect(parts(label.labelStyle(.titleOnly).labelStyle(.iconOnly)) == ["Delete", "no icon"])
    #expect(parts(label.labelStyle(.automatic).labelStyle(.iconOnly)) == ["Delete", "hidden"])
  }

  private struct Shouting: LabelStyle {
    var sign = "!"

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Label(configuration)
        Text(sign)
      }
    }
  }

  @Test func `a style of one's own shows what it is told in the style further out`() {
    #expect(parts(label.labelStyle(Shouting())) == ["Delete", "!", "hidden"])
    let outer = label.labelStyle(Shouting()).labelStyle(.iconOnly)
    #expect(parts(outer) == ["!", "Delete"])
    let twice = label.labelStyle(Shouting()).labelStyle(Shouting(sign: "?"))
    #expect(parts(twice) == ["Delete", "?", "!", "hidden"])
  }

  private struct Muting: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Text(isEnabled ? "on" : "off")
    }
  }

  @Test func `a style of one's own sees the environment`() {
    #expect(parts(label.labelStyle(Muting())) == ["on", "no icon"])
    #expect(parts(label.labelStyle(Muting()).disabled(true)) == ["off", "no icon"])
  }

  private struct Barred: View {
    @State private var isShowing = false

    var body: some View {
      Label("Body", systemImage: "star")
        .toolbar {
          ToolbarItem {
            Button {
              isShowing = true
            } label: {
              Label("Add", systemImage: "plus")
            }
            .sheet(isPresented: $isShowing) { Label("Sheet", systemImage: "doc") }
          }
          ToolbarItem { Label("Both", systemImage: "tray").labelStyle(.titleAndIcon) }
        }
    }
  }

  @Test func `in a window's bar the icon stands alone and is called by the title`() async throws {
    let screen = Screen(Barred())
    #expect(screen.texts == ["Both", "Body"])
    try screen.tap("Add")
    await screen.settle()
    #expect(screen.texts.contains("Sheet"))
  }
}
