import CGTK
import PortableUI

/// How large a person has asked for letters to be in the desktop's settings.
enum TextSize {
  /// Calls `tell` with the size that is asked for now, and whenever that changes.
  static func follow(_ tell: @escaping (DynamicTypeSize) -> Void) {
    guard let settings = gtk_settings_get_default() else { return }
    Signal.connect(settings, "notify::\(resolution.name)") { tell(.nearest(to: factor)) }
    tell(.nearest(to: factor))
  }

  /// How much larger than usual letters are. GTK knows it by how many dots of letters it counts to an inch,
  /// which has nothing to do with the screen.
  static var factor: Double {
    get {
      let dots = Double(resolution.int)
      return dots > 0 ? dots / usualDots : 1
    }
    set { resolution.int = Int(newValue * usualDots) }
  }

  private static let resolution = GTKSetting.dotsPerInch
  private static let usualDots = 96.0 * 1024
}
