import Foundation
import PortableUI

/// Views that go on with time, until they are told to stop.
struct TimelinePage: View {
  // In a window time is the real one.
  private let start: Date = .now
  @State private var isRunning = true

  var body: some View {
    VStack {
      if isRunning {
        TimelineView(.periodic(from: start, by: 0.05)) { context in
          Text(context.date.timeIntervalSince(start) > 0.2 ? "ticked" : "waiting")
        }
        TimelineView(.animation) { context in
          Text(context.date.timeIntervalSince(start) > 0.2 ? "drawn" : "undrawn")
        }
      } else {
        Text("stopped")
      }
      Button("Stop") { isRunning = false }
    }
  }
}
