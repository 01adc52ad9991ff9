import Foundation
import PortableUI
import Testing
import ViewTesting

/// What points at the view that it is about.
@MainActor
struct PopoverTests {
  struct Fruit: Identifiable {
    let id: String
    var color = "green"
  }

  struct Page: View {
    var edge = Edge.bottom
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    @State private var isShown = false
    @State private var room = 0.0

    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(height: room)
        Button("About") { isShown = true }
          .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: edge) {
            Inside(lower: { room += 40 })
          }
        Text(verbatim: "shown: \(isShown)")
      }
    }
  }

  struct Inside: View {
    let lower: () -> Void
    @State private var isLong = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "What it is about, \(isPresented)")
        Button("Lower") { lower() }
        Button("Longer") { isLong = true }
        Button("Done") { dismiss() }
        if isLong { Color.red.frame(width: 10, height: 60) }
      }
    }
  }

  private func frame(_ screen: Screen) throws -> CGRect {
    try screen.frame(of: .role(.popover))
  }

  @Test func `a popover is in front, and the binding is false once a person has left it`() throws {
    let screen = Screen(Page())
    #expect(screen.popovers == [])
    try screen.tap("About")
    #expect(screen.popovers == ["What it is about, true"])
    #expect(screen.exists("shown: true"))
    #expect(screen.sheets == [])
    #expect(throws: ScreenError.self) { try screen.tap("About") }
    try screen.dismiss()
    #expect(screen.popovers == [])
    #expect(screen.exists("shown: false"))
  }

  @Test func `a popover is dismissed by Escape and from inside`() throws {
    let screen = Screen(Page())
    try screen.tap("About")
    try screen.press(.escape)
    #expect(screen.popovers == [])
    try screen.tap("About")
    try screen.tap("Done")
    #expect(screen.popovers == [])
    #expect(screen.exists("shown: false"))
  }

  @Test(arguments: [Edge.top, .bottom, .leading, .trailing])
  func `a popover stands at its edge of the view`(edge: Edge) throws {
    let screen = Screen(Page(edge: edge), size: CGSize(width: 600, height: 600))
    try screen.tap("About")
    let (popover, button) = (try frame(screen), try screen.frame(of: .button("About")))
    switch edge {
    case .top: #expect(popover.maxY == button.minY - 8)
    case .bottom: #expect(popover.minY == button.maxY + 8)
    case .leading: #expect(abs(popover.maxX - (button.minX - 8)) <= 1)
    case .trailing: #expect(abs(popover.minX - (button.maxX + 8)) <= 1)
    }
    switch edge {
    case .top, .bottom: #expect(abs(popover.midX - button.midX) <= 1)
    case .leading, .trailing: #expect(abs(popover.midY - button.midY) <= 1)
    }
  }

  @Test func `a popover that has no room at its edge stands at the other one, in the window`()
    throws
  {
    let screen = Screen(
      Page(edge: .top).fixedSize().frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
      size: CGSize(width: 400, height: 400))
    try screen.tap("About")
    let (popover, button) = (try frame(screen), try screen.frame(of: .button("About")))
    #expect(popover.minY == button.maxY + 8)
    #expect(popover.minX == 0)
  }

  @Test func `a popover points at a part of the view where it is told which`() throws {
    let part = CGRect(x: 10, y: 4, width: 2, height: 5)
    for (anchor, x, y) in [
      (PopoverAttachmentAnchor.rect(.rect(part)), 11.0, 9.0), (.point(.topLeading), 0, 0),
    ] {
      let screen = Screen(Page(anchor: anchor), size: CGSize(width: 600, height: 600))
      try screen.tap("About")
      let (popover, button) = (try frame(screen), try screen.frame(of: .button("About")))
      #expect(abs(popover.midX - (button.minX + x)) <= 1)
      #expect(abs(popover.minY - (button.minY + y + 8)) <= 1)
    }
  }

  @Test func `a popover follows its view, and its size its content`() throws {
    let screen = Screen(Page(), size: CGSize(width: 600, height: 600))
    try screen.tap("About")
    let before = try frame(screen)
    let button = try screen.frame(of: .button("About"))
    try screen.tap("Lower")
    let moved = try screen.frame(of: .button("About"))
    #expect(moved.minY > button.minY)
    #expect(try frame(screen).minY - before.minY == moved.minY - button.minY)
    try screen.tap("Longer")
    #expect(try frame(screen).height == before.height + 60)
    screen.resize(to: CGSize(width: 500, height: 600))
    #expect(abs(try frame(screen).midX - 250) <= 1)
  }

  struct Items: View {
    @State private var fruit: Fruit?

    var body: some View {
      VStack {
        Button("Apple") { fruit = Fruit(id: "Apple") }
        Text(verbatim: "now \(fruit?.id ?? "none")")
      }
      .popover(item: $fruit) { fruit in
        FruitView(
          fruit: fruit, ripen: { self.fruit?.color = "red" },
          next: { self.fruit = Fruit(id: "Pear") })
      }
    }
  }

  struct FruitView: View {
    let fruit: Fruit
    let ripen: () -> Void
    let next: () -> Void
    @State private var bites = 0

    var body: some View {
      VStack {
        Text(verbatim: "\(fruit.color) \(fruit.id), bitten \(bites)")
        Button("Bite") { bites += 1 }
        Button("Ripen") { ripen() }
        Button("Next") { next() }
      }
    }
  }

  @Test func `the same item stays in its popover, and another one has a new one`() throws {
    let screen = Screen(Items(), size: CGSize(width: 400, height: 600))
    try screen.tap("Apple")
    try screen.tap("Bite")
    try screen.tap("Ripen")
    #expect(screen.popovers == ["red Apple, bitten 1"])
    try screen.tap("Next")
    #expect(screen.popovers == ["green Pear, bitten 0"])
    try screen.dismiss()
    #expect(screen.exists("now none"))
  }

  struct Kept: View {
    @State private var isShown = true
    @State private var name = ""

    var body: some View {
      TextField("Name", text: $name)
        .popover(isPresented: $isShown) {
          Button("Close") { isShown = false }.interactiveDismissDisabled()
        }
    }
  }

  @Test func `a popover that is kept is closed by what is in it alone`() throws {
    let screen = Screen(Kept())
    #expect(throws: ScreenError.self) { try screen.dismiss() }
    try screen.tap("Close")
    #expect(screen.popovers == [])
  }

  struct Writing: View {
    @State private var isShown = false
    @State private var name = ""
    @FocusState private var isNaming: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $name)
          .focused($isNaming)
          .popover(isPresented: $isShown) {
            TextField("Inner", text: $name).presentationCompactAdaptation(.popover)
          }
        Button("Show") { isShown = true }.keyboardShortcut("o")
        Text(verbatim: "naming \(isNaming)")
      }
    }
  }

  @Test func `the keyboard leaves for a popover and comes back from it`() throws {
    let screen = Screen(Writing())
    try screen.type("a", into: "Name")
    #expect(screen.focused == "Name")
    try screen.press("o", modifiers: .command)
    #expect(screen.exists("naming false"))
    try screen.type("b", into: "Inner")
    try screen.dismiss()
    #expect(screen.focused == "Name")
    #expect(screen.exists("naming true"))
  }

  struct InBar: View {
    @State private var isShown = false

    var body: some View {
      Text("Content")
        .toolbar {
          Button("More") { isShown = true }
            .popover(isPresented: $isShown, arrowEdge: .bottom) {
              Label("Words", systemImage: "star")
            }
        }
    }
  }

  @Test func `a popover of a button in a bar stands below that, and is no bar`() throws {
    let screen = Screen(InBar(), size: CGSize(width: 400, height: 300))
    try screen.tap("More")
    let (popover, button) = (try frame(screen), try screen.frame(of: .button("More")))
    #expect(abs(popover.minY - (button.maxY + 8)) <= 1)
    #expect(screen.exists(.text("Words")))
  }
}
