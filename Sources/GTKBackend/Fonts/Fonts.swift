import CGTK
import PortableUI

/// All fonts in use, each looked up once.
enum Fonts {
  /// The desktop's settings; renewed when they change.
  private(set) static var settings = FontSettings()
  private static var faces: [Font: FontFace] = [:]

  /// The face of `font`.
  static func face(of font: Font) -> FontFace {
    if let known = faces[font] { return known }
    let face = FontFace(font, in: settings)
    faces[font] = face
    return face
  }

  /// Reads the settings again: what was known of fonts and texts is wrong now.
  static func renew() {
    settings = FontSettings()
    faces = [:]
    TextBlocks.forget()
  }
}
