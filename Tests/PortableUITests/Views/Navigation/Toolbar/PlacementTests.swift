import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Where in a window's bars items stand.
@MainActor
struct PlacementTests {
  /// Where on a screen of 390×844 something is.
  enum Region { case start, middle, end, foot, footMiddle }

  @Test(arguments: [
    (ToolbarItemPlacement.automatic, Region.end), (.principal, .middle), (.navigation, .start),
    (.primaryAction, .end), (.secondaryAction, .end), (.confirmationAction, .end),
    (.cancellationAction, .start), (.destructiveAction, .end), (.topBarLeading, .start),
    (.topBarTrailing, .end), (.navigationBarLeading, .start), (.navigationBarTrailing, .end),
    (.status, .footMiddle), (.bottomBar, .foot),
  ])
  func `an item stands where its placement says`(placement: ToolbarItemPlacement, region: Region)
    throws
  {
    let screen = Screen(
      Color.red.toolbar { ToolbarItem(placement: placement) { Button("Item") {} } })
    let frame = try screen.frame(of: .button("Item"))
    switch region {
    case .start, .foot: #expect(frame.minX == 6)
    case .middle, .footMiddle: #expect(frame.midX == 195)
    case .end: #expect(frame.maxX == 384)
    }
    switch region {
    case .start, .middle, .end: #expect(frame.minY >= -46 && frame.maxY <= 0)
    case .foot, .footMiddle: #expect(frame.minY >= 844 && frame.maxY <= 890)
    }
    #expect(
      try screen.frame(of: .role(.shape)) == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `a spacer sets items apart`() throws {
    func frames(
      _ placement: ToolbarItemPlacement, _ spacer: ToolbarSpacer?
    ) throws -> (CGRect, CGRect) {
      let screen = Screen(
        Color.red.toolbar {
          ToolbarItem(placement: placement) { Button("One") {} }
          if let spacer { spacer }
          ToolbarItem(placement: placement) { Button("Two") {} }
        })
      return (try screen.frame(of: .button("One")), try screen.frame(of: .button("Two")))
    }
    for placement in [ToolbarItemPlacement.topBarTrailing, .bottomBar] {
      let (one, two) = try frames(placement, nil)
      #expect(abs(two.minX - one.maxX - 6) < 0.01)
      let (first, second) = try frames(placement, ToolbarSpacer(.fixed, placement: placement))
      #expect(abs(second.minX - first.maxX - (6 + 12 + 6)) < 0.01)
    }
    let (first, last) = try frames(.bottomBar, ToolbarSpacer(placement: .bottomBar))
    #expect(first.minX == 6)
    #expect(last.maxX == 384)
  }

  private func button(at placement: ToolbarItemPlacement, inSheet: Bool = false) -> ButtonContent? {
    let bar = Color.red.toolbar { ToolbarItem(placement: placement) { Button("Item") {} } }
    let inspector =
      inSheet
      ? Inspector(Color.blue.sheet(isPresented: .constant(true)) { bar }) : Inspector(bar)
    return inspector.only(\.button)?.content
  }

  @Test func `buttons in a bar are flat, and those that decide stand out`() {
    #expect(button(at: .automatic)?.appearance == .flat)
    #expect(button(at: .cancellationAction)?.appearance == .flat)
    #expect(button(at: .confirmationAction)?.appearance == .prominent)
    #expect(button(at: .destructiveAction)?.appearance == .prominent)
    #expect(button(at: .destructiveAction)?.role == .destructive)
    let styled = Inspector(
      Color.red.toolbar { Button("Item") {}.buttonStyle(.bordered) })
    #expect(styled.only(\.button)?.content.appearance == .bordered)
  }

  @Test func `in a sheet, keys press what confirms and what cancels`() {
    #expect(button(at: .confirmationAction, inSheet: true)?.shortcut == .defaultAction)
    #expect(button(at: .cancellationAction, inSheet: true)?.shortcut == .cancelAction)
    #expect(button(at: .primaryAction, inSheet: true)?.shortcut == nil)
    #expect(button(at: .confirmationAction)?.shortcut == nil)
  }

  @Test func `what matters more stands further out`() {
    let screen = Screen(
      Color.red.toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        ToolbarItem(placement: .primaryAction) { Button("Add") {} }
        ToolbarItem(placement: .destructiveAction) { Button("Delete") {} }
        ToolbarItem { Button("Other") {} }
        ToolbarItem(placement: .secondaryAction) { Button("Rare") {} }
        ToolbarItem(placement: .topBarLeading) { Button("Leading") {} }
        ToolbarItem(placement: .navigation) { Button("Back") {} }
      }, size: CGSize(width: 800, height: 600))
    let order = ["Back", "Leading", "Rare", "Other", "Delete", "Add", "Save"]
    let places = order.map { try? screen.frame(of: .button($0)).minX }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }

  struct Foot: View {
    @State private var isEditing = false

    var body: some View {
      Toggle("Edit", isOn: $isEditing).toolbar {
        if !isEditing {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("First") {}
            Button("Second") {}
            Spacer()
            Button("Last") {}
          }
          ToolbarItem(placement: .status) { Text("Up to date") }
        }
      }
    }
  }

  @Test func `at the foot, a spacer moves what follows it to the end`() throws {
    let screen = Screen(Foot())
    #expect(screen.texts == ["Edit", "First", "Second", "Last", "Up to date"])
    let (first, second) = try (screen.frame(of: "First"), screen.frame(of: "Second"))
    #expect(first.minX < 30 && second.minX > first.maxX && second.maxX < 195)
    #expect(try screen.frame(of: .button("Last")).maxX == 384)
    #expect(try screen.frame(of: "Up to date").midX == 195)
  }

  @Test func `the bar at the foot is as wide as its window`() throws {
    let screen = Screen(Foot())
    screen.graph.resize(to: Size(width: 500, height: 600))
    screen.graph.runFrame()
    let last = try screen.frame(of: .button("Last"))
    #expect(last.maxX == 494)
    #expect(last.minY >= 600)
  }

  @Test func `the bar at the foot is there as long as something is in it`() throws {
    let screen = Screen(Foot())
    for _ in 1...2 {
      #expect(screen.tree.components(separatedBy: "bar at").count == 2)
      try screen.toggle("Edit")
      #expect(screen.texts == ["Edit"])
      #expect(!screen.tree.contains("bar at"))
      #expect(screen.svg().contains("viewBox=\"0 -46 390 890\""))
      try screen.toggle("Edit")
      #expect(screen.texts.contains("Last"))
    }
  }

  struct Moving: View {
    @State private var isLow = false

    var body: some View {
      Toggle("Low", isOn: $isLow).toolbar {
        ToolbarItem(placement: .primaryAction) { Text("Stays") }
        ToolbarItem(placement: isLow ? .bottomBar : .primaryAction) { Presses() }
      }
    }
  }

  struct Presses: View {
    @State private var count = 0

    var body: some View { Button("Pressed \(count)") { count += 1 } }
  }

  @Test func `an item moves from one bar to the other and back with its state`() throws {
    let screen = Screen(Moving())
    #expect(screen.texts == ["Stays", "Pressed 0", "Low"])
    try screen.tap("Pressed 0")
    try screen.toggle("Low")
    #expect(screen.texts == ["Stays", "Low", "Pressed 1"])
    try screen.tap("Pressed 1")
    try screen.toggle("Low")
    #expect(screen.texts == ["Stays", "Pressed 2", "Low"])
    #expect(try screen.frame(of: .button("Pressed 2")).maxX == 384)
  }

  @Test func `a sheet has a bar at its own foot`() throws {
    let screen = Screen(
      Color.red.sheet(isPresented: .constant(true)) {
        Color.blue.frame(width: 350, height: 250)
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Done") {} } }
      })
    let sheet = try screen.frame(of: .role(.sheet))
    let done = try screen.frame(of: .button("Done"))
    #expect(sheet.size == CGSize(width: 350, height: 250))
    #expect(done.minY >= sheet.maxY && done.minX == sheet.minX + 6)
  }

  @Test func `a picture of a screen shows both of its bars`() {
    let picture = Screen(Foot()).svg()
    #expect(picture.contains("viewBox=\"0 -46 390 936\""))
  }
}
