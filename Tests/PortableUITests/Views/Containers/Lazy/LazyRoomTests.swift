import LayoutEngine
import PortableUI
import SystemTesting
import Testing

/// Lists in a room that changes: how long their rows are is guessed anew each time.
@MainActor
struct LazyRoomTests {
  private struct Messages: View {
    var body: some View {
      List(0..<200, id: \.self) { number in
        VStack(alignment: .leading) {
          Text("Message \(number)")
          Text(String(repeating: "words that wrap ", count: number * number % 40))
        }
      }
    }
  }

  @Test(arguments: 1...6)
  func `what is made while rows are guessed, and given up again, leaves nothing behind`(
    seed: UInt64
  ) {
    var random = RandomNumbers(seed: seed)
    let rig = Rig(Messages())
    for _ in 1...60 {
      if random.below(2) == 0 {
        let (width, height) = (120 + random.below(900), 100 + random.below(900))
        rig.graph.resize(to: Size(width: Double(width), height: Double(height)))
      } else {
        rig.move(by: Double(random.below(3000) - 1000))
      }
      rig.frame()
    }
  }
}
