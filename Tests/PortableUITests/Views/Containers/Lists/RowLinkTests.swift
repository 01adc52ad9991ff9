import Foundation
import PortableUI
import Testing
import ViewTesting

/// Rows of which a link is a part.
@MainActor
struct RowLinkTests {
  private let size = CGSize(width: 500, height: 400)

  /// A row with a link that is not seen, by one of the usual ways to do without its sign.
  private struct Cities: View {
    let isBehind: Bool
    @State private var notes = 0
    @FocusState private var isThere: Bool

    var body: some View {
      NavigationStack {
        VStack {
          Button("Go") { isThere = true }
          List {
            if isBehind {
              row.background(NavigationLink("", destination: page).opacity(0))
            } else {
              ZStack {
                NavigationLink(destination: page) { EmptyView() }.opacity(0)
                row
              }
            }
          }
          .focused($isThere)
        }
      }
    }

    private var row: some View {
      HStack {
        Text("Riga")
        Spacer()
        Text(verbatim: "noted \(notes)")
        Button("Note") { notes += 1 }.buttonStyle(.bordered)
      }
    }

    private var page: some View { Text("A city") }
  }

  @Test(arguments: [false, true])
  func `a link that is not seen opens by a press on its row`(isBehind: Bool) throws {
    let screen = Screen(Cities(isBehind: isBehind), size: size)
    try screen.tap(.button("Note"))
    #expect(screen.exists("noted 1"))
    #expect(!screen.exists("A city"))
    try screen.tap(.text("Riga"))
    #expect(screen.exists("A city"))
    try screen.back()
    try screen.tap(.text("noted 1"))
    #expect(screen.exists("A city"))
  }

  @Test(arguments: [false, true])
  func `keys at a row open the link in it`(isBehind: Bool) throws {
    for key in [KeyEquivalent.return, .space] {
      let screen = Screen(Cities(isBehind: isBehind), size: size)
      try screen.tap("Go")
      try screen.press(key)
      #expect(screen.exists("A city"))
    }
  }

  private struct Numbers: View {
    var isDisabled = false
    var hasTwo = false
    @State private var mode = EditMode.inactive

    var body: some View {
      NavigationStack {
        VStack {
          Button("Edit") { mode = .active }
          List {
            HStack {
              NavigationLink("Open", value: 1).disabled(isDisabled)
              Spacer()
              Text("pages")
              if hasTwo { NavigationLink("Other", value: 2) }
            }
          }
          .environment(\.editMode, $mode)
        }
        .navigationDestination(for: Int.self) { Text(verbatim: "Page \($0)") }
      }
    }
  }

  @Test func `a link beside other things opens by a press on any of them`() throws {
    let screen = Screen(Numbers(), size: size)
    try screen.tap(.text("pages"))
    #expect(screen.exists("Page 1"))
  }

  @Test func `a row with two links is pressed at these alone`() throws {
    let screen = Screen(Numbers(hasTwo: true), size: size)
    #expect(throws: ScreenError.self) { try screen.tap(.text("pages")) }
    try screen.tap(.button("Other"))
    #expect(screen.exists("Page 2"))
  }

  @Test func `a row whose link is disabled does nothing, nor does one that is edited`() throws {
    let disabled = Screen(Numbers(isDisabled: true), size: size)
    #expect(throws: ScreenError.self) { try disabled.tap(.text("pages")) }
    let edited = Screen(Numbers(), size: size)
    try edited.tap("Edit")
    try edited.tap(.button("Open"))
    #expect(!edited.exists("Page 1"))
    #expect(throws: ScreenError.self) { try edited.tap(.text("pages")) }
  }
}
