import CGTK
import PortableUI

/// The fonts in use, each looked up once.
enum Fonts {
  /// The desktop's settings; renewed when they change.
  private(set) static var settings = FontSettings()
  // In generations, as texts are: what is asked for again stays, and a bounded number of the others.
  @exclusivity(unchecked) private static var young: [Font: FontFace] = [:]
  private static var old: [Font: FontFace] = [:]
  static let generationSize = 128
  @exclusivity(unchecked) private static var last: (font: Font, face: FontFace)?

  /// The face of `font`.
  static func face(of font: Font) -> FontFace {
    // Most texts in a row have the same.
    if let last, last.font == font { return last.face }
    let face = young[font] ?? renewed(font)
    last = (font, face)
    return face
  }

  /// A face that the youngest do not have: it is one of them now.
  private static func renewed(_ font: Font) -> FontFace {
    let face = old[font] ?? FontFace(font, in: settings)
    if young.count >= generationSize { (old, young) = (young, [:]) }
    young[font] = face
    return face
  }

  /// Reads the settings of the desktop, where texts were measured before there was a display.
  static func displayOpened() { if !settings.isOfDesktop { renew() } }

  /// Reads the settings again: what was known of fonts and texts is wrong now.
  static func renew() {
    settings = FontSettings()
    (young, old) = ([:], [:])
    last = nil
    TextBlocks.forget()
  }
}
