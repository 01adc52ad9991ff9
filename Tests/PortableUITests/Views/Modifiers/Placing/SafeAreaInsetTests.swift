import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct SafeAreaInsetTests {
  private let size = CGSize(width: 200, height: 100)
  private var red: some View { Color.red.accessibilityLabel("Red") }
  private var blue: some View { Color.blue.accessibilityLabel("Blue") }

  @Test func `a bar at the bottom takes its room from the view`() throws {
    let screen = Screen(
      red.safeAreaInset(edge: .bottom, spacing: 0) { blue.frame(height: 30) },
      size: size)
    #expect(try screen.frame(of: .named("Red")) == CGRect(x: 0, y: 0, width: 200, height: 70))
    #expect(try screen.frame(of: .named("Blue")) == CGRect(x: 0, y: 70, width: 200, height: 30))
  }

  @Test func `a bar at a side lies where it is told`() throws {
    let screen = Screen(
      red.safeAreaInset(edge: .trailing, alignment: .top, spacing: 10) {
        blue.frame(width: 50, height: 20)
      }, size: size)
    #expect(try screen.frame(of: .named("Red")) == CGRect(x: 0, y: 0, width: 140, height: 100))
    #expect(try screen.frame(of: .named("Blue")) == CGRect(x: 150, y: 0, width: 50, height: 20))
  }

  @Test func `the bar is laid out first however large the view is`() throws {
    let screen = Screen(
      ScrollView { Text("A").frame(height: 1_000) }
        .safeAreaInset(edge: .top, spacing: 0) { Text("Bar").frame(height: 40) }, size: size)
    #expect(try screen.frame(of: .text("Bar")).minY < 40)
    #expect(try screen.frame(of: .role(.scrollArea)).minY == 40)
  }
}
