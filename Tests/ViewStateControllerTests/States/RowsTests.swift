import Foundation
import Testing
import ViewStateController
import ViewTesting

/// Rows of a list that a controller shows stay rows.
@MainActor
struct RowsTests {
  struct Mail: View {
    var count = 3
    var type = LoadingModifierType.horizontal()
    @State private var controller = ViewStateController<Int>()
    @State private var selection: Int?
    @State private var log = "nothing"

    init(count: Int = 3, type: LoadingModifierType = .horizontal()) {
      self.count = count
      self.type = type
    }

    var body: some View {
      VStack {
        Text(verbatim: "\(log), reads \(selection ?? 0)")
        HStack {
          Button("Load") { controller.setState(.loading) }
          Button("Finish") { controller.setState(.loaded(count)) }
          Button("Fail") { controller.setState(.error(Offline())) }
        }
        List(selection: $selection) {
          ForEach(100..<102, id: \.self) { Text(verbatim: "Placeholder \($0)") }
            .withViewStateModifier(
              controller: controller, indicatorView: Text("Indicator"), initialLoadingType: type,
              loadedView: { count in
                ForEach(1...count, id: \.self) { number in
                  Text(verbatim: "Mail \(number)")
                    .swipeActions { Button("Archive") { log = "archived \(number)" } }
                }
              }, loadingAfterInfoType: type, errorView: { _ in .init(retryAction: {}) })
        }
      }
    }
  }

  private let size = CGSize(width: 400, height: 400)
  private let mail = ["Mail 1", "Mail 2", "Mail 3"]

  @Test func `each placeholder, each loaded view and an error is a row`() throws {
    let screen = Screen(Mail(), size: size)
    #expect(screen.rows == ["Placeholder 100", "Placeholder 101"])
    try screen.tap("Load")
    #expect(screen.rows == ["Placeholder 100", "Placeholder 101", "Indicator"])
    try screen.tap("Finish")
    #expect(screen.rows == mail)
    try screen.tap("Load")
    #expect(screen.rows == mail + ["Indicator"])
    try screen.tap("Fail")
    #expect(screen.rows.count == 1)
    #expect(screen.exists("Retry"))
  }

  static let ends: [(LoadingModifierType, [String], [String])] = [
    (.none, [], []), (.material(), [], ["Indicator"]), (.toolbar(), [], ["Indicator"]),
    (.overCurrentContent(alignment: .topTrailing), ["Indicator"], []),
    (.overCurrentContent(displayIndicator: false), [], []),
    (.horizontal(option: .leading), ["Indicator"], []), (.vertical(), [], ["Indicator"]),
    (.vertical(option: .top), ["Indicator"], []),
  ]

  @Test(arguments: 0..<8)
  func `the indicator is a row before or after them`(index: Int) throws {
    let (type, before, after) = Self.ends[index]
    let screen = Screen(Mail(type: type), size: size)
    try screen.tap("Finish")
    try screen.tap("Load")
    #expect(screen.rows == before + mail + after)
  }

  @Test func `a row can be swiped and selected, and stays selected through a reload`() throws {
    let screen = Screen(Mail(), size: size)
    try screen.tap("Finish")
    try screen.swipe(.trailing, over: .row("Mail 2"), fully: true)
    #expect(screen.texts.first == "archived 2, reads 0")
    try screen.select(.row("Mail 3"))
    for button in ["Load", "Finish"] {
      try screen.tap(.button(button))
      #expect(screen.texts.first == "archived 2, reads 3")
      #expect(screen.selectedRows == ["Mail 3"])
    }
  }

  @Test func `only rows that are seen are made, also for an indicator`() throws {
    let screen = Screen(Mail(count: 100_000, type: .vertical(option: .top)), size: size)
    try screen.tap("Finish")
    #expect(screen.exists("Mail 1"))
    try screen.tap("Load")
    #expect(screen.rows.first == "Indicator")
    #expect(screen.counts.nodesMade < 1_500)
  }

  @Test func `rows among conditions, and sections, are rows where that is said`() throws {
    func rows(_ keepsRows: Bool?) -> [String] {
      var controller = ViewStateController<Bool>()
      controller.setState(.loaded(true))
      return Screen(
        List {
          EmptyView().withViewStateModifier(
            controller: controller,
            loadedView: { isFull in
              if isFull {
                Section("New") { ForEach(1..<3) { Text(verbatim: "Mail \($0)") } }
                Section("Old") { Text(verbatim: "Mail 3") }
              } else {
                Text("No mail")
              }
            }, errorView: { _ in .init() }, keepsRows: keepsRows)
        }, size: size
      ).rows
    }
    #expect(rows(nil).count == 1)
    #expect(rows(true).filter { mail.contains($0) } == mail)
  }

  @Test func `the modifier alone keeps rows as well where that is said`() throws {
    func rows(_ keepsRows: Bool) -> [String] {
      Screen(
        List {
          ForEach(1..<4) { Text(verbatim: "Mail \($0)") }
            .modifier(
              LoadingViewModifier(
                type: .vertical(), indicatorView: Text("Indicator"), keepsRows: keepsRows))
        }, size: size
      ).rows
    }
    #expect(rows(false).count == 1)
    #expect(rows(true) == mail + ["Indicator"])
  }
}
