import Foundation
import PortableUI
import Testing
import ViewTesting

/// What a search suggests where that is much, or little.
@MainActor
struct SuggestionColumnTests {
  private struct Numbers: View {
    var count = 60
    @State private var words = ""

    var body: some View {
      Text(verbatim: "for \(words)")
        .searchable(text: $words)
        .searchSuggestions {
          ForEach(found, id: \.self) { number in
            Text(verbatim: "Number \(number)").searchCompletion("\(number)")
          }
        }
    }

    private var found: [Int] {
      (0..<count).filter { words.isEmpty || "\($0)".hasPrefix(words) }
    }
  }

  private func open(_ numbers: Numbers, height: Double = 800) throws -> Screen {
    let screen = Screen(numbers, size: CGSize(width: 390, height: height))
    try screen.press("f", modifiers: .command)
    return screen
  }

  private func frame(_ number: Int, on screen: Screen) throws -> CGRect {
    try screen.frame(of: .button("Number \(number)"))
  }

  @Test func `arrows go through all, and scroll to those out of sight`() throws {
    let screen = try open(Numbers())
    let top = try frame(0, on: screen).minY
    #expect(!screen.exists(.button("Number 59")))
    for _ in 0..<60 { try screen.press(.downArrow) }
    #expect(screen.focused == "Number 59")
    let last = try frame(59, on: screen)
    #expect(last.minY > top && last.maxY <= top + 401)
    #expect(!screen.exists(.button("Number 0")))
    for _ in 0..<59 { try screen.press(.upArrow) }
    #expect(screen.focused == "Number 0")
    #expect(try abs(frame(0, on: screen).minY - top) <= 1)
  }

  @Test func `in a low window they are no higher than that`() throws {
    let screen = try open(Numbers(), height: 240)
    for _ in 0..<60 { try screen.press(.downArrow) }
    #expect(screen.focused == "Number 59")
    #expect(try frame(59, on: screen).maxY <= 241)
  }

  @Test func `what is suggested for other words begins at the top`() throws {
    let screen = try open(Numbers())
    let top = try frame(0, on: screen).minY
    for _ in 0..<40 { try screen.press(.downArrow) }
    #expect(!screen.exists(.button("Number 0")))
    try screen.type("1", into: .textField("Search"))
    #expect(try abs(frame(1, on: screen).minY - top) <= 1)
    try screen.clear(.textField("Search"))
    #expect(try abs(frame(0, on: screen).minY - top) <= 1)
  }

  @Test(arguments: [0, 1, 3])
  func `few are as high as they are, and none take nothing`(count: Int) throws {
    let screen = try open(Numbers(count: count))
    let area = try screen.frame(of: .role(.scrollArea))
    let height = try count == 0 ? 0 : frame(0, on: screen).height * CGFloat(count)
    #expect(abs(area.height - height) <= 1)
  }
}
