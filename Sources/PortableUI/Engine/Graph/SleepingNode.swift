import LayoutEngine

/// A node whose views live, are read, and are never shown.
class SleepingNode<V: View, Content: View>: WrapperNode<V, Content> {
  private lazy var inSleep = Sleep(of: self) { [unowned self] in readSoon() }
  private var isAboutToRead = false

  /// Reads what is in them: called at first, and whenever something in them is another.
  func read() {}

  override var ownSleep: Sleep? { inSleep }

  override func appear() {
    box = Box(.rule(RootRule()), for: self)
    super.appear()
    // What is never laid out must not be shown either.
    inSleep.begin()
    readSoon()
  }

  override func viewChanged() {
    super.viewChanged()
    readSoon()
  }

  override func disappear() { inSleep.close() }

  override func collectBoxes(into boxes: inout ContiguousArray<Box>) {}
  override func collectBoxes(inside box: Box, into boxes: inout ContiguousArray<Box>) {}

  private func readSoon() {
    guard !isAboutToRead else { return }
    isAboutToRead = true
    later("views that are read") { [self] in
      isAboutToRead = false
      if !flags.contains(.isDropped) { read() }
    }
  }
}
