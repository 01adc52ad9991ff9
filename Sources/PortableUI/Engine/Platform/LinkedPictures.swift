import CLinkedBackend

extension PictureBackends {
  /// One of the backend that is linked into the program; `nil` where that draws no pictures.
  static func makeLinked() -> (any PictureBackend)? {
    guard let make = linked_picture_backend() else { return nil }
    // SAFETY: the function hands a reference over, as its header says, and this is who takes it.
    return Unmanaged<AnyObject>.fromOpaque(make()).takeRetainedValue() as? any PictureBackend
  }
}
