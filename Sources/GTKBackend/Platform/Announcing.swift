import CGTK
import Foundation

/// Has assistive technologies read words aloud.
///
/// GTK can since version 4.14. This is compiled without, and asks the one that is there.
enum Announcing {
  /// Says `words` as what `widget`, which is in a window, has to say.
  static func announce(_ words: String, for widget: UnsafeMutablePointer<GtkWidget>) {
    words.withCString { announce?(widget, $0, mediumPriority) }
  }

  /// After what is being read, before what can wait.
  private static let mediumPriority: CUnsignedInt = 1

  private typealias Announce =
    @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, CUnsignedInt) -> Void

  private static let announce: Announce? = dlsym(nil, "gtk_accessible_announce").map {
    // SAFETY: GTK declares the function with these arguments since it has it.
    unsafeBitCast($0, to: Announce.self)
  }
}
