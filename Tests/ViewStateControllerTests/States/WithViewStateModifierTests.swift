import Foundation
import Testing
import ViewStateController
import ViewTesting

/// What a view shows of a controller.
@MainActor
struct WithViewStateModifierTests {
  private func screen(keepsInfoOnError: Bool = false) -> Screen {
    Screen(
      Loader { controller in
        Text("Placeholder").withViewStateModifier(
          controller: controller, indicatorView: Text("Indicator"),
          initialLoadingType: .vertical(option: .top),
          loadedView: { Text(verbatim: $0) },
          loadingAfterInfoType: .vertical(option: .bottom),
          errorView: { error in .init(type: .custom(Text(verbatim: "\(error)").asAnyView())) },
          loadingAfterErrorType: .horizontal(option: .leading),
          keepsInfoOnError: keepsInfoOnError)
      })
  }

  nonisolated static let rows: [([String], [String])] = [
    ([], ["Placeholder"]),
    (["loading"], ["Indicator", "Placeholder"]),
    (["loading", "loading"], ["Indicator", "Placeholder"]),
    (["loading", "initial"], ["Placeholder"]),
    (["loading", "initial", "loading"], ["Indicator", "Placeholder"]),
    (["loaded"], ["Blob"]),
    (["loaded", "loading"], ["Blob", "Indicator"]),
    (["loaded", "initial"], ["Blob"]),
    (["loaded", "error"], ["offline"]),
    (["loaded", "error", "loading"], ["Indicator", "offline"]),
    (["loaded", "reset", "loading"], ["Indicator", "Placeholder"]),
  ]

  @Test(arguments: rows)
  func `each row of the table is shown`(states: [String], shown: [String]) throws {
    let screen = screen()
    for state in states { try screen.go(state) }
    #expect(screen.shownTexts == shown)
  }

  @Test func `the latest information stays above an error where that is wanted`() throws {
    let screen = screen(keepsInfoOnError: true)
    try screen.go("error")
    #expect(screen.shownTexts == ["offline"])
    try screen.go("loaded", "error")
    #expect(screen.shownTexts == ["Blob", "offline"])
    try screen.go("loading")
    #expect(screen.shownTexts == ["Blob", "Indicator", "offline"])
    try screen.go("loaded")
    #expect(screen.shownTexts == ["Blob"])
  }

  @Test func `nothing, where that was loaded, is shown as loaded`() {
    var controller = ViewStateController<String?>()
    controller.setState(.loaded(nil))
    let screen = Screen(
      Text("Placeholder").withViewStateModifier(controller: controller) {
        Text(verbatim: $0 ?? "nothing")
      } errorView: { _ in
        .init()
      })
    #expect(screen.texts == ["nothing"])
  }

  @Test func `unless it is said otherwise, loadings look as they usually do`() throws {
    let screen = Screen(
      Loader { controller in
        ContentBlock().withViewStateModifier(controller: controller) { _ in
          ContentBlock()
        } errorView: { _ in
          .init(type: .custom(ContentBlock().asAnyView()))
        }
      })
    try screen.go("loading")
    let (content, sign) = (
      try screen.frame(of: .identifier("content")), try screen.frame(of: .progress)
    )
    #expect(sign.midX == content.midX && sign.midY == content.midY)
    #expect(screen.tree.contains("material"))
    try screen.go("loaded", "loading")
    #expect(
      try screen.frame(of: .progress).minX == screen.frame(of: .identifier("content")).maxX + 8)
    #expect(!screen.tree.contains("material"))
    try screen.go("error", "loading")
    #expect(
      try screen.frame(of: .progress).maxX == screen.frame(of: .identifier("content")).maxX - 8)
  }

  @Test func `a placeholder that is redacted has an indicator that is not`() throws {
    let screen = Screen(
      Loader { controller in
        Text("Placeholder").redacted(reason: .placeholder).withViewStateModifier(
          controller: controller, indicatorView: Text("Indicator")
        ) {
          Text(verbatim: $0)
        } errorView: { _ in
          .init()
        }
      })
    try screen.go("loading")
    #expect(screen.shownTexts == ["Indicator"])
    #expect(screen.exists("Placeholder"))
  }
}
