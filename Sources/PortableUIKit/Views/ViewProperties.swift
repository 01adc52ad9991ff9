import PortableUI

extension UIView {
  /// Asks for ``updateProperties()`` before the next layout.
  public func setNeedsUpdateProperties() {
    guard !flags.contains(.needsProperties) else { return }
    flags.insert(.needsProperties)
    outerView?.noteDirtyLayout()
    askForLayout()
  }

  /// Brings it, and what is in it, up to date now, where that was asked for.
  public func updatePropertiesIfNeeded() {
    controller?.updatePropertiesIfAsked()
    if flags.contains(.needsProperties) {
      flags.remove(.needsProperties)
      reads.properties = ObservedMethod.follow(
        self, after: reads.properties, onChange: { $0.setNeedsUpdateProperties() },
        updateProperties)
    }
    for view in innerViews where view.isDirty { view.updatePropertiesIfNeeded() }
  }
}
