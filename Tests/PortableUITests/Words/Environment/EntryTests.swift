import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

private struct Palette: Equatable { var name: String }

extension EnvironmentValues {
  @Entry fileprivate var isCompact = false
  @Entry fileprivate var palette: Palette = Palette(name: "plain")
  @Entry fileprivate var caption: String?
  @Entry fileprivate var `default`: [String: Int] = ["a": 1]
  @Entry fileprivate var onPick: @Sendable (Int) -> Int = { $0 + 1 }
}

extension ContainerValues {
  @Entry fileprivate var rank = 3
}

extension FocusedValues {
  @Entry fileprivate var chosen: Palette?
}

struct EntryTests {
  @Test func `an entry of focused values is a value that nobody need have`() {
    var values = FocusedValues()
    #expect(values.chosen == nil)
    values.chosen = Palette(name: "night")
    #expect(values.chosen == Palette(name: "night"))
    values.chosen = nil
    #expect(values.chosen == nil)
  }

  @MainActor @Test func `an entry of a container's values is what a view tells it`() {
    var ranks: [Int] = []
    _ = Screen(
      Group(subviews: TupleView(Text("a"), Text("b").containerValue(\.rank, 1))) { subviews in
        let _ = ranks.append(contentsOf: subviews.map(\.containerValues.rank))
        subviews
      })
    #expect(ranks == [3, 1])
  }

  @Test func `an entry is what was written behind it until it is set`() {
    var values = EnvironmentValues()
    #expect(!values.isCompact)
    #expect(values.palette == Palette(name: "plain"))
    #expect(values.caption == nil)
    #expect(values.default == ["a": 1])
    #expect(values.onPick(1) == 2)
    values.isCompact = true
    values.palette.name = "night"
    values.caption = "Hello"
    #expect(values.isCompact)
    #expect(values.palette == Palette(name: "night"))
    #expect(values.caption == "Hello")
    #expect(values.default == ["a": 1])
  }
}
