import CGTK
import Foundation
import PortableUI
import Testing

@testable import GTKBackend

/// Which fonts are kept.
@MainActor struct FontFacesTests {
  @Test func `a font in use is looked up once, and others are let go of when there are many`() {
    let used = Font.system(size: 7.5)
    weak let face = Fonts.face(of: used)
    weak let other = Fonts.face(of: .system(size: 7.25))
    #expect(face != nil && other != nil)
    for step in 0..<3 * Fonts.generationSize {
      _ = Fonts.face(of: .system(size: 8 + CGFloat(step) / 64))
      if step.isMultiple(of: 16) { #expect(Fonts.face(of: used) === face) }
    }
    #expect(face != nil)
    #expect(other == nil)
  }

  @Test func `where words begin does not follow the direction of the desktop`() {
    let context = Fonts.face(of: .body).context
    #expect(pango_context_get_base_dir(context) == PANGO_DIRECTION_LTR)
  }
}
