import Testing
import ViewStateController

/// What a controller makes of the states it was given, row by row.
struct TableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let history: [ViewState<Int>?]
    let isInitialLoading: Bool
    let isLoading: Bool
    let shown: Shown

    /// `nil` in a history stands for a reset.
    init(
      _ history: ViewState<Int>?..., isInitialLoading: Bool, isLoading: Bool, shown: Shown
    ) {
      self.history = history
      self.isInitialLoading = isInitialLoading
      self.isLoading = isLoading
      self.shown = shown
    }

    var testDescription: String {
      history.map { $0.map { "\($0)" } ?? "reset" }.joined(separator: ", ")
    }
  }

  enum Shown { case placeholder, info, error }

  struct Failure: Error {}

  static let rows = [
    Row(isInitialLoading: false, isLoading: false, shown: .placeholder),
    Row(.loading, isInitialLoading: true, isLoading: true, shown: .placeholder),
    Row(.loading, .loading, isInitialLoading: true, isLoading: true, shown: .placeholder),
    Row(.loading, .initial, isInitialLoading: false, isLoading: false, shown: .placeholder),
    Row(.loading, .initial, .loading, isInitialLoading: true, isLoading: true, shown: .placeholder),
    Row(.loaded(1), isInitialLoading: false, isLoading: false, shown: .info),
    Row(.loaded(1), .loading, isInitialLoading: false, isLoading: true, shown: .info),
    Row(.loaded(1), .initial, isInitialLoading: false, isLoading: false, shown: .info),
    Row(.loaded(1), .error(Failure()), isInitialLoading: false, isLoading: false, shown: .error),
    Row(
      .loaded(1), .error(Failure()), .loading, isInitialLoading: false, isLoading: true,
      shown: .error),
    Row(.error(Failure()), .loaded(1), isInitialLoading: false, isLoading: false, shown: .info),
    Row(.loaded(1), nil, .loading, isInitialLoading: true, isLoading: true, shown: .placeholder),
  ]

  @Test(arguments: rows)
  func `a history leads to one row of the table`(row: Row) {
    var controller = ViewStateController<Int>()
    for state in row.history {
      if let state { controller.setState(state) } else { controller.reset() }
    }
    #expect(controller.isInitialLoading == row.isInitialLoading)
    #expect(controller.isLoading == row.isLoading)
    #expect((controller.latestValidInfo != nil) == (row.shown == .info))
    #expect((controller.latestValidError != nil) == (row.shown == .error))
    #expect((controller.latestNonLoading == nil) == (row.shown == .placeholder))
  }

  @Test func `an error keeps the information before it, and information the error`() {
    var controller = ViewStateController<Int>()
    controller.setState(.loaded(1))
    controller.setState(.error(Failure()))
    #expect(controller.latestInfo == 1)
    #expect(controller.latestValidInfo == nil)
    #expect(controller.latestValidError is Failure)
    #expect(throws: Failure.self) { try controller.latestNonLoading?.get() }
    controller.setState(.loaded(2))
    #expect(controller.latestInfo == 2)
    #expect(controller.latestError is Failure)
    #expect(controller.latestValidError == nil)
    #expect(try! controller.latestNonLoading?.get() == 2)
  }

  @Test func `nothing, where that was loaded, is loaded`() {
    var controller = ViewStateController<Int?>()
    controller.setState(.loaded(nil))
    #expect(controller.latestValidInfo == .some(nil))
    #expect(controller.latestInfo == .some(nil))
    #expect(try! controller.latestNonLoading?.get() == .some(nil))
    #expect(controller.states == [.loaded(nil)])
    controller.setState(.loading)
    #expect(!controller.isInitialLoading)
    #expect(controller.latestValidInfo == .some(nil))
  }

  @Test func `a reset forgets everything`() {
    var controller = ViewStateController<Int>()
    controller.setState(.loaded(1))
    controller.setState(.error(Failure()))
    controller.modifyingIds = ["one"]
    controller.reset()
    #expect(controller.latestInfo == nil)
    #expect(controller.latestError == nil)
    #expect(controller.latestNonLoading == nil)
    #expect(controller.modifyingIds == nil)
    #expect(!controller.isLoading)
  }
}
