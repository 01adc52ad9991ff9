import Foundation
import PortableUI

/// Changes that come many at a time.
struct BurstPage: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "count: \(count)")
      Button("Burst") { for _ in 0..<1000 { count += 1 } }
      Button("Turns") {
        Task {
          for _ in 0..<1000 { await Task { count += 1 }.value }
        }
      }
      Button("Tasks") { for _ in 0..<1000 { Task { count += 1 } } }
    }
  }
}
