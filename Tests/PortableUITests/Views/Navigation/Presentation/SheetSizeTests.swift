import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// How large sheets are.
@MainActor
struct SheetSizeTests {
  struct Detents: View {
    @State private var detent = PresentationDetent.medium

    var body: some View {
      Color.red.sheet(isPresented: .constant(true)) {
        Button("Larger") { detent = .large }
          .presentationDetents([.large, .medium, .height(200)], selection: $detent)
      }
    }
  }

  @Test func `a sheet has the height of its detent`() throws {
    let screen = Screen(Detents())
    #expect(try screen.frame(of: .role(.sheet)).height == 422)
    try screen.tap("Larger")
    #expect(try screen.frame(of: .role(.sheet)).height == 844)
    let small = Screen(
      Color.red.sheet(isPresented: .constant(true)) {
        Text("Low").presentationDetents([.fraction(0.9), .height(200)])
      })
    #expect(try small.frame(of: .role(.sheet)).height == 200)
  }

  @Test func `a cover is as large as the window, and only what is in it dismisses it`() throws {
    let screen = Screen(Covered(), size: CGSize(width: 400, height: 500))
    try screen.tap("Cover")
    #expect(try screen.frame(of: .role(.sheet)) == CGRect(x: 0, y: 0, width: 400, height: 500))
    screen.resize(to: CGSize(width: 300, height: 600))
    #expect(try screen.frame(of: .role(.sheet)).size == CGSize(width: 300, height: 600))
    #expect(throws: ScreenError.self) { try screen.dismiss() }
    try screen.tap("Done")
    #expect(!screen.exists(.role(.sheet)))
  }

  private struct Covered: View {
    @State private var isCovered = false

    var body: some View {
      Button("Cover") { isCovered = true }
        .fullScreenCover(isPresented: $isCovered) { Button("Done") { isCovered = false } }
    }
  }

  @Test func `a sheet's ground is painted`() {
    func picture(_ style: some ShapeStyle) -> String {
      Screen(
        Color.clear.sheet(isPresented: .constant(true)) {
          Text("In it").presentationBackground(style)
        }
      ).svg()
    }
    #expect(picture(Color(red: 1, green: 0, blue: 0)).contains("fill=\"#ff0000\""))
    #expect(picture(Material.thin) == picture(Material.thick))
  }

  @Test func `a sheet is as large as its content, within the screen`() throws {
    let screen = Screen(
      Color.red.sheet(isPresented: .constant(true)) {
        Color.blue.frame(width: 350, height: 250)
      })
    let frame = try screen.frame(of: .role(.sheet))
    #expect(frame.size.width == 350 && frame.size.height == 250)
    #expect(frame.midX == 195 && frame.midY == 422)
    let large = Screen(
      Color.red.sheet(isPresented: .constant(true)) { Color.blue.frame(width: 999, height: 9999) })
    #expect(try large.frame(of: .role(.sheet)).size == CGSize(width: 999, height: 844))
  }

  @Test func `a sheet has the room that its content needs, however narrow the window below is`()
    throws
  {
    struct Page: View {
      @State private var isSaved = false

      var body: some View {
        Text(isSaved ? "Saved" : "Below").sheet(isPresented: .constant(true)) {
          HStack {
            Button("First") {}
            Spacer()
            Button("Last") { isSaved = true }
          }
          .frame(minWidth: 420, minHeight: 300)
        }
      }
    }
    let screen = Screen(Page(), size: CGSize(width: 360, height: 240))
    let sheet = try screen.frame(of: .role(.sheet))
    #expect(sheet.size == CGSize(width: 420, height: 300))
    #expect(try screen.frame(of: .button("First")).minX == sheet.minX)
    #expect(try screen.frame(of: .button("Last")).maxX == sheet.maxX)
    #expect(screen.accessibilityIssues == [])
    #expect(screen.svg().contains("viewBox=\"-30 -30 420 300\""))
    try screen.tap("Last")
    #expect(screen.exists("Saved"))
  }

  @Test func `a sheet that its content makes larger than the window shrinks as far as it can`()
    throws
  {
    let screen = Screen(
      Text("Below").sheet(isPresented: .constant(true)) {
        Text("In it").frame(minWidth: 200, idealWidth: 900, maxWidth: .infinity)
      }, size: CGSize(width: 400, height: 500))
    #expect(try screen.frame(of: .role(.sheet)).width == 400)
  }

  struct Growing: View {
    @State private var isLong = false

    var body: some View {
      Color.red.sheet(isPresented: .constant(true)) {
        Toggle("Long", isOn: $isLong)
        Color.blue.frame(width: isLong ? 380 : 330, height: isLong ? 400 : 200)
      }
    }
  }

  @Test func `a sheet grows with its content, and shrinks with it`() throws {
    let screen = Screen(Growing())
    let small = try screen.frame(of: .role(.sheet))
    try screen.toggle("Long")
    let large = try screen.frame(of: .role(.sheet))
    #expect(small.width == 330 && large.width == 380)
    #expect(large.height == small.height + 200)
    #expect(large.midX == 195 && abs(large.midY - 422) <= 0.5)
    try screen.toggle("Long")
    #expect(try screen.frame(of: .role(.sheet)) == small)
  }

  struct Refusing: View {
    @State private var isRefused = false

    var body: some View {
      Color.red.sheet(isPresented: .constant(true)) {
        TextField("Name", text: .constant("")).frame(width: 300)
        if isRefused {
          Text("This name is taken by somebody who was here before you, so think of another one.")
        }
        Button("Save") { isRefused = true }
      }
    }
  }

  @Test func `words that come later make a sheet higher, and not wider`() throws {
    let screen = Screen(Refusing(), size: CGSize(width: 700, height: 600))
    let before = try screen.frame(of: .role(.sheet))
    try screen.tap("Save")
    let after = try screen.frame(of: .role(.sheet))
    #expect(after.width == before.width)
    #expect(after.height >= before.height)
    let words = try #require(screen.texts.first { $0.hasPrefix("This name") })
    #expect(try screen.frame(of: .named(words)).height > 30)
  }

  @Test func `a sheet says which of its detents a person gave it`() throws {
    struct Chosen: View {
      @State private var detent = PresentationDetent.medium
      var body: some View {
        Text(detent == .large ? "large" : detent == .medium ? "medium" : "other")
          .sheet(isPresented: .constant(true)) {
            Text("Sheet").presentationDetents([.large, .medium, .height(200)], selection: $detent)
          }
      }
    }
    let screen = Screen(Chosen())
    resizeSheet(of: screen, to: Size(width: 370, height: 800))
    #expect(screen.exists("large"))
    #expect(try screen.frame(of: .role(.sheet)).height == 800)
    resizeSheet(of: screen, to: Size(width: 370, height: 210))
    #expect(screen.exists("other"))
    #expect(try screen.frame(of: .role(.sheet)).height == 210)
  }

  @Test func `a picture that is still to come has a height in a sheet`() throws {
    let screen = Screen(
      Text("Below").sheet(isPresented: .constant(true)) {
        AsyncImage(url: nil).accessibilityIdentifier("usual")
        AsyncImage(url: nil) {
          $0.resizable().scaledToFit()
        } placeholder: {
          Color.gray
        }
        .accessibilityIdentifier("own")
        AsyncImage(url: nil).scaledToFit().accessibilityIdentifier("fitted")
      })
    for name in ["usual", "own", "fitted"] {
      #expect(try screen.frame(of: .identifier(name)).height >= 10, "\(name)")
    }
  }

  @Test func `a sheet keeps the size that a person gave it, whatever its content does`() throws {
    let screen = Screen(Growing())
    resizeSheet(of: screen, to: Size(width: 370, height: 300))
    try screen.toggle("Long")
    #expect(try screen.frame(of: .role(.sheet)).size == CGSize(width: 370, height: 300))
  }

  @Test func `a sheet that was given the size of its content again follows that`() throws {
    let screen = Screen(Growing())
    let small = try screen.frame(of: .role(.sheet))
    resizeSheet(of: screen, to: Size(width: 370, height: 300))
    resizeSheet(of: screen, to: Size(width: small.width, height: small.height))
    try screen.toggle("Long")
    #expect(try screen.frame(of: .role(.sheet)).width == 380)
  }

  @Test func `another detent counts more than the size that a person gave`() throws {
    let screen = Screen(Detents())
    resizeSheet(of: screen, to: Size(width: 370, height: 300))
    #expect(try screen.frame(of: .role(.sheet)).height == 300)
    try screen.tap("Larger")
    #expect(try screen.frame(of: .role(.sheet)).height == 844)
  }

  @Test func `a desktop that closes a sheet that must stay is not heard`() throws {
    struct Page: View {
      @State private var isShown = true

      var body: some View {
        Text("Below").sheet(isPresented: $isShown) { Text("Held").interactiveDismissDisabled() }
      }
    }
    let held = Screen(Page())
    held.graph.rootElement.children.first { $0.content.isSheet }?.receive(.close)
    held.graph.runFrame()
    #expect(held.sheets == ["Held"])
  }

  /// As a desktop does, whose windows a person resizes.
  private func resizeSheet(of screen: Screen, to size: Size) {
    let sheet = screen.graph.rootElement.children.first { $0.content.isSheet }
    sheet?.receive(.resize(size))
    screen.graph.runFrame()
  }

  @Test func `a detent is a part of the window, also when that has another size`() throws {
    let screen = Screen(Detents())
    screen.graph.resize(to: Size(width: 500, height: 600))
    screen.graph.runFrame()
    let frame = try screen.frame(of: .role(.sheet))
    #expect(frame.height == 300)
    #expect(frame.midX == 250 && frame.midY == 300)
    screen.graph.resize(to: Size(width: 500, height: 700))
    screen.graph.runFrame()
    #expect(try screen.frame(of: .role(.sheet)).height == 350)
  }

  @Test func `what lies over a sheet follows the sheet, and the sheet the window`() throws {
    struct Page: View {
      var body: some View {
        Color.red.sheet(isPresented: .constant(true)) {
          Color.blue.presentationDetents([.medium])
            .alert("Over it", isPresented: .constant(true)) {}
        }
      }
    }
    let screen = Screen(Page())
    for size in [Size(width: 390, height: 844), Size(width: 600, height: 900)] {
      screen.graph.resize(to: size)
      screen.graph.runFrame()
      let sheet = try screen.frame(of: .role(.sheet))
      let alert = try screen.frame(of: .role(.alert))
      #expect(Double(sheet.height) == size.height / 2)
      #expect(abs(sheet.midX - size.width / 2) <= 0.5 && abs(sheet.midY - size.height / 2) <= 0.5)
      #expect(abs(alert.midX - sheet.midX) <= 1 && abs(alert.midY - sheet.midY) <= 1)
    }
  }
}

extension ElementContent {
  fileprivate var isSheet: Bool {
    if case .surface(.sheet) = self { true } else { false }
  }
}
