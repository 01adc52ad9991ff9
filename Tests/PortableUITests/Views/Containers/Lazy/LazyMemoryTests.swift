import Foundation
import LayoutEngine
import PortableCombine
import PortableUI
import Synchronization
import Testing
import ViewTesting

/// What is alive of a long list is bounded by what is seen.
@MainActor
struct LazyMemoryTests {
  /// Counts its members.
  final class Census: Sendable {
    private let living = Atomic<Int>(0)
    var count: Int { living.load(ordering: .relaxed) }

    final class Member: ObservableObject, Sendable {
      private let census: Census

      init(_ census: Census) {
        self.census = census
        census.living.add(1, ordering: .relaxed)
      }

      deinit { census.living.subtract(1, ordering: .relaxed) }
    }
  }

  struct Row: View {
    let number: Int
    let member: Census.Member
    var body: some View { Text(verbatim: "Row \(number)") }
  }

  struct Owner: View {
    let number: Int
    @StateObject private var member: Census.Member

    init(_ number: Int, _ census: Census) {
      self.number = number
      _member = StateObject(wrappedValue: Census.Member(census))
    }

    var body: some View { Text(verbatim: "Row \(number)") }
  }

  final class Model: ObservableObject {
    @Published var numbers = Array(0..<1000)
  }

  struct Owners: View {
    @ObservedObject var model: Model
    let census: Census

    var body: some View {
      ScrollView { LazyVStack { ForEach(model.numbers, id: \.self) { Owner($0, census) } } }
    }
  }

  @Test func `however far one scrolls, the rows that are alive are those near what is seen`() throws
  {
    let census = Census()
    var screen: Screen? = Screen(
      ScrollView {
        LazyVStack {
          ForEach(0..<10_000, id: \.self) { Row(number: $0, member: Census.Member(census)) }
        }
      })
    let usual = census.count
    #expect(usual > 20 && usual < 60)
    for step in 0..<200 {
      try screen?.swipe(step % 3 == 2 ? .down : .up)
      #expect(census.count <= 2 * usual)
    }
    screen = nil
    #expect(census.count == 0)
  }

  @Test func `what a row remembers goes with its element`() throws {
    let (census, model) = (Census(), Model())
    let screen = Screen(Owners(model: model, census: census))
    for _ in 0..<15 { try screen.swipe(.up) }
    // The objects that the rows made are kept, as their states are.
    #expect(census.count > 200)
    model.numbers.removeFirst(950)
    screen.graph.runFrame()
    #expect(screen.exists("Row 999"))
    #expect(census.count <= 50)
    model.numbers = []
    screen.graph.runFrame()
    #expect(screen.texts == [])
    #expect(census.count == 0)
  }
}
