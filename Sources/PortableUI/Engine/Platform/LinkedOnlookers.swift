import CLinkedBackend

extension Onlookers {
  /// One of the backend that is linked into the program; `nil` where that has none, or no display.
  static func makeLinked() -> (any Onlooker)? {
    guard let onlooker = linked_onlooker()?() else { return nil }
    // SAFETY: the function hands a reference over, as its header says, and this is who takes it.
    return Unmanaged<AnyObject>.fromOpaque(onlooker).takeRetainedValue() as? any Onlooker
  }
}
