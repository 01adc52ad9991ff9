import PortableUI

extension UIViewController {
  /// Asks for ``updateProperties()`` before the next layout of its view.
  public func setNeedsUpdateProperties() {
    guard !needsProperties else { return }
    needsProperties = true
    viewIfLoaded?.noteDirtyLayout()
    viewIfLoaded?.askForLayout()
  }

  /// Brings it, its view and what is in that up to date now, where that was asked for.
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  func updatePropertiesIfAsked() {
    guard needsProperties else { return }
    needsProperties = false
    reads.properties = ObservedMethod.follow(
      self, after: reads.properties, onChange: { $0.setNeedsUpdateProperties() }, updateProperties)
  }
}
