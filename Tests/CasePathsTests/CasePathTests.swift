import CasePaths
import Testing

struct CasePathTests {
  private enum Action: Equatable {
    case refresh
    case search(String)
    case rename(String)
    case toggle(Bool)
    case banner(BannerAction)
    case done
  }

  private enum BannerAction: Equatable {
    case show(Int)
    case hide
  }

  @Test func `a case with a payload goes in and comes out`() {
    let path = /Action.search
    #expect(path.embed("lake") == .search("lake"))
    #expect(path.extract(from: .search("lake")) == "lake")
  }

  @Test func `another case with a payload of the same type is another case`() {
    let path = /Action.search
    #expect(path.extract(from: .rename("lake")) == nil)
    #expect(path.extract(from: .refresh) == nil)
    #expect(path.extract(from: .banner(.show(1))) == nil)
  }

  @Test func `a bare case holds nothing, and is told from the other bare ones`() {
    let path: CasePath<Action, Void> = /Action.refresh
    #expect(path.embed(()) == .refresh)
    #expect(path.extract(from: .refresh) != nil)
    #expect(path.extract(from: .done) == nil)
    #expect(path.extract(from: .search("")) == nil)
  }

  @Test func `a case written with its payload is only itself`() {
    let path: CasePath<Action, Void> = /Action.search("lake")
    #expect(path.extract(from: .search("lake")) != nil)
    #expect(path.extract(from: .search("sea")) == nil)
  }

  @Test func `the whole enum is a path too`() {
    let path = /Action.self
    #expect(path.embed(.done) == .done)
    #expect(path.extract(from: .toggle(true)) == .toggle(true))
  }

  @Test func `paths are put together`() {
    let path = /Action.banner .. /BannerAction.show
    #expect(path.embed(3) == .banner(.show(3)))
    #expect(path.extract(from: .banner(.show(3))) == 3)
    #expect(path.extract(from: .banner(.hide)) == nil)
    #expect(path.extract(from: .refresh) == nil)
    #expect((/Action.banner).appending(path: /BannerAction.hide).embed(()) == .banner(.hide))
    #expect((/Action.self .. /Action.toggle).extract(from: .toggle(true)) == true)
  }

  @Test func `a switch may speak in paths`() {
    func name(_ action: Action) -> String {
      switch action {
      case /Action.refresh: "refresh"
      case /Action.search: "search"
      case /Action.banner .. /BannerAction.hide: "hide"
      default: "other"
      }
    }
    let actions: [Action] = [.refresh, .search(""), .rename(""), .banner(.hide), .banner(.show(1))]
    #expect(actions.map(name) == ["refresh", "search", "other", "hide", "other"])
  }

  @Test func `a path may be written by hand`() {
    let path = CasePath<String, Int>(embed: { "\($0)" }, extract: { Int($0) })
    #expect(path.embed(7) == "7")
    #expect(path.extract(from: "7") == 7)
    #expect(path.extract(from: "seven") == nil)
  }

  @Test func `a path to an optional enum leads to the case inside`() {
    let path: CasePath<Action?, String> = /Action.search
    #expect(path.embed("lake") == .search("lake"))
    #expect(path.extract(from: .search("lake")) == "lake")
    #expect(path.extract(from: .rename("lake")) == nil)
    #expect(path.extract(from: nil) == nil)

    let bare: CasePath<Action?, Void> = /Action.refresh
    #expect(bare.extract(from: .refresh) != nil)
    #expect(bare.extract(from: .done) == nil)
    #expect(bare.extract(from: nil) == nil)
  }

  @Test func `an optional has cases as well`() {
    let some = /Action?.some
    #expect(some.extract(from: .refresh) == .refresh)
    #expect(some.extract(from: nil) == nil)
    let none: CasePath<Action?, Void> = /Action?.none
    #expect(none.extract(from: nil) != nil)
    #expect(none.extract(from: .refresh) == nil)
    #expect((/Int??.some).extract(from: .some(.some(4))) == .some(4))
  }
}
