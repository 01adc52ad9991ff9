import Foundation
import Testing
import ViewStore
import ViewTesting

/// States that move what is seen.
@MainActor
struct AnimatedStateTests {
  private final class Store: ViewStore {
    @Published private(set) var viewState = 0.0
    private let places = PassthroughSubject<Double, Never>()

    init(_ kind: MainQueueScheduler.Kind) {
      places.receive(on: MainQueueScheduler(type: kind)).assign(to: &$viewState)
    }

    func send(_ place: Double) { places.send(place) }
  }

  private struct Place: View {
    @ObservedObject var store: Store

    var body: some View {
      VStack(alignment: .leading) {
        Text("Here").padding(.leading, store.viewState)
        Button("Move") { store.send(100) }
      }
      .frame(width: 390, alignment: .leading)
    }
  }

  /// How far it is half a second after it was moved by 100, and a second later.
  private func way(by kind: MainQueueScheduler.Kind) async throws -> [Double] {
    let store = Store(kind)
    let screen = Screen(Place(store: store), animations: .on)
    let start = try screen.frame(of: .text("Here")).minX
    try screen.tap("Move")
    #expect(try screen.frame(of: .text("Here")).minX == start)
    await screen.settle()
    #expect(store.viewState == 100)
    return try [0.5, 1].map { seconds in
      screen.clock.advance(by: .seconds(seconds))
      return try screen.frame(of: .text("Here")).minX - start
    }
  }

  @Test func `a state that comes by the animated kind moves what is seen`() async throws {
    let way = try await way(by: .animated(.linear(duration: 1)))
    #expect(way == [50, 100])
  }

  @Test func `by another kind, it is there at once`() async throws {
    let way = try await way(by: .default)
    #expect(way == [100, 100])
  }
}
