import CGTK
import PortableUI

/// Whether the desktop is light or dark, and what the named colours are then.
enum Appearance {
  /// Whether windows are dark.
  static var isDark: Bool { adw_style_manager_get_dark(adw_style_manager_get_default()) != 0 }

  /// Whether things are dark where `scheme` was chosen, or nothing was.
  static func isDark(in scheme: ColorScheme?) -> Bool { scheme.map { $0 == .dark } ?? isDark }

  /// What a colour is where `scheme` was chosen, and where texts that name none have the colour
  /// `foreground`.
  static func rgba(
    _ color: Color, in scheme: ColorScheme?, foreground: @autoclosure () -> GdkRGBA
  ) -> GdkRGBA {
    var rgba: GdkRGBA
    switch color.kind {
    case .mixed(let red, let green, let blue):
      rgba = GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: 1)
    case .paired:
      return Appearance.rgba(
        color.resolved(isDark: isDark(in: scheme)), in: scheme, foreground: foreground())
    case .blend(let blend):
      rgba = GdkRGBA(
        blend.mixture { ColorMixture(Self.rgba($0, in: scheme, foreground: foreground())) })
    case .named(.primary): rgba = foreground()
    case .named(.secondary):
      rgba = foreground()
      rgba.alpha *= 0.75
    case .named(let name):
      let isDark = isDark(in: scheme)
      if name == .accentColor, let own = AppAccent.color {
        rgba = Appearance.rgba(own, in: scheme, foreground: foreground())
      } else if name == .accentColor, let accent = DesktopAccent.rgba(isDark: isDark) {
        rgba = accent
      } else {
        rgba = GdkRGBA(hex: hex(of: name, isDark: isDark))
      }
    }
    rgba.alpha *= Float(color.alpha)
    return rgba
  }

  /// The named colours as libadwaita's palette has them.
  static func hex(of name: Color.Name, isDark: Bool) -> UInt32 {
    switch name {
    case .primary: isDark ? 0xFFFFFF : 0x2F2F2F
    case .secondary: isDark ? 0xA0A0A4 : 0x77767B
    case .accentColor, .blue: isDark ? 0x78AEED : 0x1C71D8
    case .red: isDark ? 0xFF7B63 : 0xE01B24
    case .orange: isDark ? 0xFFA348 : 0xE66100
    case .yellow: isDark ? 0xF8E45C : 0xE5A50A
    case .green: isDark ? 0x57E389 : 0x26A269
    case .mint: isDark ? 0x66D4C0 : 0x1B9C84
    case .teal: isDark ? 0x5BC8D6 : 0x2190A4
    case .cyan: isDark ? 0x7ADCF5 : 0x1D96BD
    case .indigo: isDark ? 0x9A96F0 : 0x4F4AC4
    case .purple: isDark ? 0xDC8ADD : 0x813D9C
    case .pink: isDark ? 0xF59DC7 : 0xD6568F
    case .brown: isDark ? 0xCDAB8F : 0x865E3C
    case .gray: isDark ? 0x9A9996 : 0x8B8B90
    case .white: 0xFFFFFF
    case .black, .clear: 0x000000
    case .window: isDark ? 0x242424 : 0xFAFAFA
    }
  }
}

extension GdkRGBA {
  /// The colour of a mixture.
  init(_ mixture: ColorMixture) {
    self.init(
      red: Float(mixture.red), green: Float(mixture.green), blue: Float(mixture.blue),
      alpha: Float(mixture.opacity))
  }

  /// An opaque colour by two hexadecimal digits each for red, green and blue.
  init(hex: UInt32) {
    func part(_ shift: UInt32) -> Float { Float((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  /// The colour with its opacity multiplied by `part`.
  func faded(to part: Float) -> GdkRGBA {
    GdkRGBA(red: red, green: green, blue: blue, alpha: alpha * part)
  }

  /// The colour as style sheets say it.
  var css: String {
    let parts = [red, green, blue].map { String(Int((min(1, max(0, $0)) * 255).rounded())) }
    return "rgba(\(parts.joined(separator: ",")),\(min(1, max(0, alpha))))"
  }

  /// What words on this colour are written in: white or black, whichever is easier to read.
  var inkOnTop: GdkRGBA {
    let brightness = 0.299 * red + 0.587 * green + 0.114 * blue
    return GdkRGBA(hex: brightness > 0.6 ? 0x000000 : 0xFFFFFF)
  }
}
