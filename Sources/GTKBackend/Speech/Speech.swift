import PortableUI

/// What assistive technologies were told of a widget.
struct Speech {
  var content: AccessibilityContent?
  var name: String?

  /// Which of several it is, in words.
  var place: String?
  var isSilent = false
}
