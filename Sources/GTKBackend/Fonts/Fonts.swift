import CGTK
import PortableUI

/// The fonts in use, each looked up once.
enum Fonts {
  /// The desktop's settings; renewed when they change.
  private(set) static var settings = FontSettings()
  @exclusivity(unchecked) private static var faces = Generations<Font, FontFace>(of: generationSize)
  static let generationSize = 128
  @exclusivity(unchecked) private static var last: (font: Font, face: FontFace)?

  /// The face of `font`.
  static func face(of font: Font) -> FontFace {
    // Most texts in a row have the same.
    if let last, last.font == font { return last.face }
    let face = faces.value(for: font) ?? make(font)
    last = (font, face)
    return face
  }

  private static func make(_ font: Font) -> FontFace {
    let face = FontFace(font, in: settings)
    faces.keep(face, for: font)
    return face
  }

  /// Reads the settings of the desktop, where texts were measured before there was a display.
  static func displayOpened() { if !settings.isOfDesktop { renew() } }

  /// Reads the settings again: what was known of fonts and texts is wrong now.
  static func renew() {
    settings = FontSettings()
    faces = Generations(of: generationSize)
    last = nil
    TextBlocks.forget()
  }
}
