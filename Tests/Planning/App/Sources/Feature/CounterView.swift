public import Model
import Neighbour
public import SwiftUI

/// A view of an app that was written for Apple's systems.
public struct CounterView: View {
  @ObservedObject private var counter: Counter

  /// A view of `counter`.
  public init(counter: Counter) { self.counter = counter }

  /// The number.
  public var body: some View { NumberLabel(number: counter.count) }
}
