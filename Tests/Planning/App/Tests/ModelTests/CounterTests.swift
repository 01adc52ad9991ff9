import Combine
import Model
import Testing

@Test func `a counter begins at zero`() { #expect(Counter().count == 0) }
