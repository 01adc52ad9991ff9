import CGTK
import Foundation
import LayoutEngine
import PortableUI
import Threads

/// A symbol by its SwiftUI name, as it is shown here: a picture that we draw, or an icon of the desktop's
/// theme, in the look that the rest of the name says.
///
/// A name that neither knows is shown as its first letter in a ring: never as a broken picture.
enum Symbol {
  case drawn(SymbolDrawing)
  case letter(Character)

  private static var known: [String: Symbol] = [:]

  /// The symbol called `name`.
  static func named(_ name: String) -> Symbol {
    if let symbol = known[name] { return symbol }
    let symbol = find(name)
    // The icons of the desktop's theme may come with a display.
    if gdk_display_get_default() != nil { known[name] = symbol }
    return symbol
  }

  private static func find(_ name: String) -> Symbol {
    if let drawing = drawing(name) { return .drawn(drawing) }
    // A theme's own names may be used as well.
    for name in [name, name + "-symbolic"] {
      if let icon = icon(name) {
        return .drawn(SymbolDrawing(.icon(icon), in: SymbolReading(base: name)))
      }
    }
    // Without a picture of a variant, the symbol itself says most of it.
    var words = name.split(separator: ".")
    while words.popLast() != nil, !words.isEmpty {
      if let drawing = drawing(words.joined(separator: ".")) { return .drawn(drawing) }
    }
    warnOnceInDebugBuilds(
      about: "symbol \(name)",
      "There is no picture of the symbol \"\(name)\" here: its first letter is shown instead.")
    return .letter(name.first ?? "?")
  }

  /// The picture of the name itself, or else of what it is made of.
  private static func drawing(_ name: String) -> SymbolDrawing? {
    let readings = SymbolReading.all(of: name)
    for candidates in [readings.prefix(1), readings.dropFirst()] {
      for reading in candidates { if let drawing = ours(reading) { return drawing } }
      for reading in candidates { if let drawing = themes(reading) { return drawing } }
    }
    return nil
  }

  private static func ours(_ reading: SymbolReading) -> SymbolDrawing? {
    if reading.base.isEmpty { return SymbolDrawing(nil, in: reading) }
    return SymbolGlyph.named(reading.base).map { SymbolDrawing(.glyph($0), in: reading) }
  }

  private static func themes(_ reading: SymbolReading) -> SymbolDrawing? {
    guard let name = ThemeIcons.name(for: reading.base) else { return nil }
    return icon(name).map { SymbolDrawing(.icon($0), in: reading) }
  }

  private static func icon(_ name: String) -> OpaquePointer? {
    guard let display = gdk_display_get_default() else { return nil }
    let theme = gtk_icon_theme_get_for_display(display)
    guard gtk_icon_theme_has_icon(theme, name) != 0 else { return nil }
    return gtk_icon_theme_lookup_icon(
      theme, name, nil, 32, 1, GTK_TEXT_DIR_NONE, GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
  }

  /// Draws the symbol in the middle of a room of `size`.
  func draw(on snapshot: OpaquePointer, in size: Size, color: GdkRGBA) {
    let side = min(size.width, size.height)
    guard side > 0 else { return }
    snapshot.moved(x: (size.width - side) / 2, y: (size.height - side) / 2) {
      switch self {
      case .drawn(let drawing): drawing.draw(on: snapshot, side: side, color: color)
      case .letter(let letter): draw(letter, on: snapshot, side: side, color: color)
      }
    }
  }

  private func draw(
    _ letter: Character, on snapshot: OpaquePointer, side: Double, color: GdkRGBA
  ) {
    SymbolDrawing.ring.draw(on: snapshot, side: side, color: color)
    let font = Font.system(size: side * 0.5, weight: .semibold)
    let lines = TextBlocks.block(letter.uppercased(), in: font).whole
    var color = color
    snapshot.moved(x: (side - lines.size.width) / 2, y: (side - lines.size.height) / 2) {
      gtk_snapshot_append_layout(snapshot, lines.layout, &color)
    }
  }
}
