import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct ScrollAnchorTests {
  struct Messages: View {
    var isLazy = true
    var roles: [ScrollAnchorRole]?
    var room = 400.0
    @State private var count = 100

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("Add") { count += 1 }
          Button("Keep two") { count = 2 }
        }
        .frame(height: 36)
        if let roles {
          let first = roles.first == .initialOffset ? UnitPoint.bottom : nil
          let last = roles.last == .sizeChanges ? UnitPoint.bottom : nil
          area.defaultScrollAnchor(first, for: .initialOffset)
            .defaultScrollAnchor(last, for: .sizeChanges)
        } else {
          area.defaultScrollAnchor(.bottom)
        }
      }
    }

    private var area: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }
        } else {
          VStack(spacing: 0) { rows }
        }
      }
      .frame(height: room)
    }

    private var rows: some View {
      ForEach(0..<count, id: \.self) { number in
        Text(verbatim: "Row \(number)").frame(height: number % 3 == 0 ? 80 : 40)
      }
    }
  }

  func screen(_ view: Messages) -> Screen { Screen(view, size: CGSize(width: 600, height: 436)) }

  func rows(_ screen: Screen) -> [String] { screen.texts.filter { $0.hasPrefix("Row") } }

  @Test(arguments: [true, false]) func `it begins at the end and stays there`(isLazy: Bool) throws {
    let screen = screen(Messages(isLazy: isLazy))
    #expect(rows(screen).last == "Row 99")
    try screen.tap("Add")
    #expect(rows(screen).last == "Row 100")
    #expect(try screen.frame(of: .text("Row 100")).midY == 436 - 20)
  }

  @Test(arguments: [true, false]) func `who has moved it away stays where they are`(isLazy: Bool)
    throws
  {
    let screen = screen(Messages(isLazy: isLazy))
    try screen.swipe(.down)
    let seen = rows(screen)
    try screen.tap("Add")
    #expect(rows(screen) == seen)
    try screen.swipe(.up)
    try screen.swipe(.up)
    try screen.tap("Add")
    #expect(rows(screen).last == "Row 101")
  }

  @Test func `content that is smaller lies there`() throws {
    let screen = screen(Messages(isLazy: false))
    try screen.tap("Keep two")
    #expect(try screen.frame(of: .text("Row 1")).midY == 436 - 20)
    #expect(try screen.frame(of: .text("Row 0")).midY == 436 - 80)
  }

  @Test func `each purpose is kept to by itself`() throws {
    let begins = screen(Messages(roles: [.initialOffset]))
    #expect(rows(begins).last == "Row 99")
    try begins.tap("Add")
    #expect(rows(begins).last == "Row 99")
    let stays = screen(Messages(roles: [.sizeChanges]))
    #expect(rows(stays).first == "Row 0")
  }

  @Test func `what is inside a row begins where it always does`() throws {
    let screen = Screen(
      ScrollView {
        Color.red.frame(height: 900)
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<20) { Text(verbatim: "Cell \($0)").frame(width: 90) } }
        }
      }
      .defaultScrollAnchor(.bottomTrailing), size: CGSize(width: 300, height: 400))
    #expect(screen.texts.first == "Cell 0")
  }
}
