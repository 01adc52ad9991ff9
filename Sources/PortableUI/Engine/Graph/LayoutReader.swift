/// A node that looks at the layout once it is done, and may ask for another.
@MainActor
protocol LayoutReader: Node {
  /// Called when the layout is done, or something was scrolled: asks for another layout, or for new
  /// content, where that would differ.
  func readLayout()
}

extension Graph {
  /// Lets `reader` look at each layout from now on, until it is dropped.
  func add(_ reader: any LayoutReader) {
    layoutReaders.append(reader)
    areLayoutReadersStale = true
  }

  /// Says that something was scrolled: what is seen lies elsewhere, though nothing is laid out anew.
  func scrolled() {
    hasNewLayout = true
    needsFrame()
  }
}
