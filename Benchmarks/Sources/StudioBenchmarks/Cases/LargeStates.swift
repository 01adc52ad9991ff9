import CAllocations
import Foundation
import Measuring
import StateStudio
import VSM
import ViewPlatform
import ViewTesting

/// A state of about a megabyte, of which each change is in one part.
private struct Book: Equatable {
  struct Page: Equatable {
    let number: Int
    var text: String
  }

  var pages = (0..<9_000).map {
    Page(number: $0, text: "Page \($0) " + String(repeating: "words ", count: 12))
  }

  /// The same with other words on one page.
  func written(_ number: Int) -> Book {
    var book = self
    book.pages[number % pages.count].text =
      "Page \(number) " + String(repeating: "other ", count: 12)
    return book
  }
}

/// A book that was written in 100,000 times, with an inspector beside it.
@MainActor
private final class Library {
  let book = StateContainer(state: Book())
  let history = StateHistory(limit: .bytes(64 << 20))
  let screen: Screen
  private var count = 0

  init(writing total: Int = 100_000) {
    screen = Screen(
      BookView(book: book).stateInspector(history, isEnabled: true),
      size: CGSize(width: 900, height: 900))
    history.record(.only(book)) { for _ in 0..<total { write() } }
  }

  private func write() {
    count += 1
    book.observe(book.state.written(count))
  }

  /// The longest of some frames in which a person goes back in time, or something has changed.
  func longestFrame(_ act: (Screen, Int) throws -> Void) -> Double {
    var longest = Duration.zero
    for number in 0..<120 {
      history.record(.only(book)) { write() }
      let start = ContinuousClock.now
      try! act(screen, number)
      longest = max(longest, .now - start)
    }
    return longest / .microseconds(1)
  }
}

private struct BookView: View {
  @ObservedObject var book: StateContainer<Book>

  var body: some View { Text(book.state.pages[0].text) }
}

extension Case {
  /// 100,000 changes of a large state, and what they cost whoever looks at them.
  @MainActor static var largeStates: [Case] {
    let most = Aim.atMost(16_000_000)  // What a frame has, in nanoseconds.
    let plain: Trial.Report = { @MainActor in
      let book = Book()
      let start = ContinuousClock.now
      for number in 0..<100 { _ = opaque(Kept(book.written(number))) }
      return (.now - start) / .microseconds(100)
    }
    return [
      Case(name: "1 MB, a frame with a new change chosen", aim: most) {
        let library = Library()
        try! library.screen.press("i", modifiers: [.control, .shift])
        return .reported(
          plain: plain,
          ours: { @MainActor in
            library.longestFrame { screen, _ in
              library.history.resume()
              try screen.tap("Back")
            }
          }, in: .microseconds)
      },
      Case(name: "1 MB, a frame back in time and on", aim: most) {
        let library = Library()
        try! library.screen.press("i", modifiers: [.control, .shift])
        try! library.screen.tap("Back")
        return .reported(
          plain: plain,
          ours: { @MainActor in
            library.longestFrame { screen, number in
              try screen.tap(number % 2 == 0 ? "Back" : "Forward")
            }
          }, in: .microseconds)
      },
      Case(name: "1 MB, a frame of the features", aim: most) {
        let library = Library()
        try! library.screen.press("i", modifiers: [.control, .shift])
        try! library.screen.select("Features", in: "Show")
        try! library.screen.select(.row("#1"))
        return .reported(
          plain: plain,
          ours: { @MainActor in
            library.longestFrame { screen, number in
              try screen.select(number % 2 == 0 ? "Timeline" : "Features", in: "Show")
            }
          }, in: .microseconds)
      },
      Case(name: "1 MB, what 100,000 changes keep", aim: .atMost(80 * 1_048_576)) {
        .reported(
          plain: { @MainActor in
            let before = allocated_bytes()
            let book = opaque(Kept(Book()))
            defer { withExtendedLifetime(book) {} }
            return Double(allocated_bytes() - before)
          },
          ours: { @MainActor in
            let before = allocated_bytes()
            let library = Library()
            defer { withExtendedLifetime(library) {} }
            return Double(allocated_bytes() - before)
          }, in: .bytes)
      },
    ]
  }
}

private final class Kept {
  let book: Book
  init(_ book: Book) { self.book = book }
}
