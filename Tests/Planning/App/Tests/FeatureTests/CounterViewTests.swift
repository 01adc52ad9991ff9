import Feature
import Model
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Test func `a counter is shown`() {
  #expect(Screen(CounterView(counter: Counter())).texts == ["0"])
}
