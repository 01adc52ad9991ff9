import Combine
import SwiftUI

/// A number that goes up and down.
final class Counter: ObservableObject {
  /// The sum of all steps so far.
  @Published private(set) var count: Int

  init(start: Int = 0) { count = start }

  func add(_ step: Int) { count += step }

  func reset() { count = 0 }
}
