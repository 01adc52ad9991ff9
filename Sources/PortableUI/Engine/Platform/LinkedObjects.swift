import CLinkedBackend

extension PictureBackends {
  /// One of the backend that is linked into the program; `nil` where that draws no pictures.
  static func makeLinked() -> (any PictureBackend)? {
    taken(linked_picture_backend()?()) as? any PictureBackend
  }
}

extension Onlookers {
  /// One of the backend that is linked into the program; `nil` where that has none, or no display.
  static func makeLinked() -> (any Onlooker)? { taken(linked_onlooker()?()) as? any Onlooker }
}

/// The object whose reference a function of the linked backend has handed over, if it has made one.
private func taken(_ object: UnsafeMutableRawPointer?) -> AnyObject? {
  // SAFETY: those functions hand a reference over, as their header says, and this is who takes it.
  object.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
}
