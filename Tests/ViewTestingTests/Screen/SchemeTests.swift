import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor
struct SchemeTests {
  @Test func `a screen that turns dark tells its views, and is drawn dark`() {
    let screen = Screen(SchemeView(), size: CGSize(width: 200, height: 60))
    let light = screen.svg()
    #expect(screen.texts == ["light"])

    screen.colorScheme = .dark
    #expect(screen.texts == ["dark"])
    #expect(
      screen.svg()
        == Screen(
          SchemeView(), size: CGSize(width: 200, height: 60), colorScheme: .dark
        ).svg())

    screen.colorScheme = .light
    #expect(screen.svg() == light)
  }

  @Test func `a view that has chosen how it looks is left as it is`() {
    let screen = Screen(SchemeView().environment(\.colorScheme, .dark))
    screen.colorScheme = .dark
    screen.colorScheme = .light
    #expect(screen.texts == ["dark"])
  }
}

private struct SchemeView: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}
