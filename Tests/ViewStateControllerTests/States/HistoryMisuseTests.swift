import Testing
import ViewStateController

struct HistoryMisuseTests {
  static let rows = [
    (
      0,
      """
      A history was asked for that has no room for a single state.
        historyLimit: 0
        Fix: Give a limit of one or more, or none at all: ViewStateController() keeps no history.
      """
    ),
    (-1, "  historyLimit: -1\n"),
  ]

  @Test(arguments: rows.indices)
  func `it stops and says what happened, the facts and the fix`(index: Int) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [index] in
      _ = ViewStateController<Int>(historyLimit: HistoryMisuseTests.rows[index].0)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(Self.rows[index].1), "\(text)")
  }
}
