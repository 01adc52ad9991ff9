import CGTK
import Foundation
import LayoutEngine
import PortableUI
import Threads

/// A symbol by its SwiftUI name, as it is shown here: drawn by us, or an icon of the desktop's theme.
///
/// A name that neither knows is shown as its first letter in a ring: never as a broken picture.
enum Symbol {
  case drawn(SymbolDrawing)
  case icon(OpaquePointer)
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
    if let drawing = SymbolDrawing(name) { return .drawn(drawing) }
    // A theme's own names may be used as well.
    for candidate in [ThemeIcons.name(for: name), name, name + "-symbolic"].compactMap({ $0 }) {
      if let icon = icon(candidate) { return .icon(icon) }
    }
    // Without a picture of a variant, the symbol itself says most of it.
    var words = name.split(separator: ".")
    while words.popLast() != nil, !words.isEmpty {
      let stem = words.joined(separator: ".")
      if let drawing = SymbolDrawing(stem) { return .drawn(drawing) }
      if let icon = ThemeIcons.name(for: stem).flatMap(icon) { return .icon(icon) }
    }
    warnOnceInDebugBuilds(
      about: "symbol \(name)",
      "There is no picture of the symbol \"\(name)\" here: its first letter is shown instead.")
    return .letter(name.first ?? "?")
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
      case .icon(let icon): draw(icon, on: snapshot, side: side, color: color)
      case .letter(let letter): draw(letter, on: snapshot, side: side, color: color)
      }
    }
  }

  private func draw(
    _ icon: OpaquePointer, on snapshot: OpaquePointer, side: Double, color: GdkRGBA
  ) {
    // Icons of themes reach to their edges; letters beside them do not.
    let inset = (side * 0.08).rounded()
    // Symbolic icons may use colours for success, warning and error beside that of texts.
    let colors = [GdkRGBA](repeating: color, count: 4)
    snapshot.moved(x: inset, y: inset) {
      let room = side - 2 * inset
      gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, room, room, colors, 4)
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
