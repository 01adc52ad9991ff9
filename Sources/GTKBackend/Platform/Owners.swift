import CGTK

/// Finds the object that shows an element by the widget it shows it with.
extension Widget {
  private static let key = g_quark_from_string("viewstate-widget")

  /// Lets `pointer` be known as this object's until `forget`. Controls need it, others do not.
  final func own() {
    g_object_set_qdata(pointer.cast(), Self.key, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Ends what `own` began.
  static func forget(_ pointer: WidgetPointer) { g_object_set_qdata(pointer.cast(), key, nil) }

  /// The object that `pointer` belongs to.
  static func owner(of pointer: WidgetPointer) -> Widget? {
    // What is known under the key is known until it goes.
    g_object_get_qdata(pointer.cast(), key).map {
      Unmanaged<Widget>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
