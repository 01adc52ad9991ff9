import CGTK

/// A widget, whatever its kind.
typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer {
  /// The same object under another of its types, as C's cast macros have it.
  func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Other.self)
  }

  /// The same object where C keeps its type to itself.
  var opaque: OpaquePointer { OpaquePointer(self) }
}

extension OpaquePointer {
  /// The same object under a type that C tells of.
  func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Other.self)
  }
}
