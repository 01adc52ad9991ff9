import CGTK
import PortableUI

/// All fonts in use, each looked up once.
enum Fonts {
  /// The desktop's settings; renewed when they change.
  private(set) static var settings = FontSettings()
  @exclusivity(unchecked) private static var faces: [Font: FontFace] = [:]
  @exclusivity(unchecked) private static var last: (font: Font, face: FontFace)?

  /// The face of `font`.
  static func face(of font: Font) -> FontFace {
    // Most texts in a row have the same.
    if let last, last.font == font { return last.face }
    let face = faces[font] ?? FontFace(font, in: settings)
    faces[font] = face
    last = (font, face)
    return face
  }

  /// Reads the settings of the desktop, where texts were measured before there was a display.
  static func displayOpened() { if !settings.isOfDesktop { renew() } }

  /// Reads the settings again: what was known of fonts and texts is wrong now.
  static func renew() {
    settings = FontSettings()
    faces = [:]
    last = nil
    TextBlocks.forget()
  }
}
