import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct SizeClassesTests {
  private struct Page: View {
    @Environment(\.horizontalSizeClass) private var across
    @Environment(\.verticalSizeClass) private var down
    let count: Count

    var body: some View {
      let _ = count.note()
      Text(
        verbatim: [across, down].map { $0 == .regular ? "regular" : "compact" }
          .joined(separator: " "))
    }
  }

  @MainActor private final class Count {
    private(set) var bodies = 0
    func note() { bodies += 1 }
  }

  @Test func `they follow the window, and only where they change anything is asked`() {
    let count = Count()
    let screen = Screen(Page(count: count), size: CGSize(width: 800, height: 600))
    #expect(screen.texts == ["regular regular"])
    screen.resize(to: CGSize(width: 700, height: 500))
    #expect(count.bodies == 1)
    screen.resize(to: CGSize(width: 390, height: 844))
    #expect(screen.texts == ["compact regular"])
    screen.resize(to: CGSize(width: 844, height: 390))
    #expect(screen.texts == ["regular compact"])
    #expect(count.bodies == 3)
  }

  @Test func `a view may say another`() {
    let screen = Screen(
      Page(count: Count()).environment(\.horizontalSizeClass, .regular),
      size: CGSize(width: 390, height: 844))
    #expect(screen.texts == ["regular regular"])
  }
}
