import PortableUI

/// A colour as SVG says it.
struct Ink {
  let color: String
  let opacity: Double

  init(_ color: String, opacity: Double = 1) {
    self.color = color
    self.opacity = opacity
  }

  var attributes: String {
    let fill = " fill=\"\(color)\""
    return opacity < 1 ? fill + " fill-opacity=\"\(opacity.text)\"" : fill
  }
}

/// What the named colours are on this screen.
struct Palette {
  let isDark: Bool

  /// Whether it is for words on the ground of a button that stands out.
  var isOnTint = false

  /// The app's own colour for what stands out.
  private let accent: Color?

  init(_ scheme: ColorScheme) { self.init(scheme, accent: AppAccent.color) }

  init(_ scheme: ColorScheme, accent: Color?) {
    isDark = scheme == .dark
    self.accent = accent
  }

  var background: Ink { Ink(isDark ? "#1c1c1f" : "#fafafa") }
  var field: Ink { Ink(isDark ? "#2a2a2e" : "#ffffff") }
  var line: Ink { Ink(isDark ? "#55555c" : "#c9c9cf") }

  func ink(_ color: Color) -> Ink {
    let color = known(color)
    return switch color.kind {
    case .named(let name): Ink(named(name), opacity: color.alpha)
    case .mixed(let red, let green, let blue):
      Ink("#" + [red, green, blue].map(digits).joined(), opacity: color.alpha)
    case .paired: ink(color.resolved(isDark: isDark))
    case .blend: ink(mixture(of: color))
    }
  }

  func ink(_ mixture: ColorMixture) -> Ink {
    ink(
      Color(
        red: mixture.red, green: mixture.green, blue: mixture.blue, opacity: mixture.opacity))
  }

  func ink(_ stop: GradientPaint.Stop) -> Ink {
    stop.light > 0 ? ink(mixture(of: stop)) : ink(stop.color)
  }

  func ink(_ paint: Paint) -> Ink {
    switch paint {
    case .color(let color): ink(color)
    case .material(let material): Ink(isDark ? "#3a3a40" : "#f0f0f2", opacity: material.strength)
    case .gradient(let gradient): gradient.stops.first.map { ink($0.color) } ?? Ink("none")
    case .mesh(let mesh): mesh.colors.first.map(ink) ?? Ink("none")
    case .picture: Ink("none")
    case .shadowed(let paint, _): ink(paint)
    }
  }

  /// What the app has chosen, where that is its accent; else the colour itself.
  private func known(_ color: Color) -> Color {
    guard case .named(.accentColor) = color.kind, let accent else { return color }
    return accent.opacity(color.alpha)
  }

  func mixture(of color: Color) -> ColorMixture {
    let color = known(color)
    switch color.kind {
    case .mixed(let red, let green, let blue):
      return ColorMixture(red: red, green: green, blue: blue, opacity: color.alpha)
    case .paired: return mixture(of: color.resolved(isDark: isDark))
    case .blend(let blend):
      var mixture = blend.mixture(mixture(of:))
      mixture.opacity *= color.alpha
      return mixture
    case .named(let name):
      let digits = Int(named(name).dropFirst(), radix: 16) ?? 0
      func part(_ shift: Int) -> Double { Double(digits >> shift & 0xFF) / 255 }
      return ColorMixture(red: part(16), green: part(8), blue: part(0), opacity: color.alpha)
    }
  }

  func mixture(of stop: GradientPaint.Stop) -> ColorMixture {
    var mixture = mixture(of: stop.color)
    func lighten(_ part: inout Double) { part += (1 - part) * stop.light }
    lighten(&mixture.red)
    lighten(&mixture.green)
    lighten(&mixture.blue)
    return mixture
  }

  private func named(_ name: Color.Name) -> String {
    switch name {
    case .primary where isOnTint: "#ffffff"
    case .primary: isDark ? "#f4f4f6" : "#1d1d20"
    case .secondary: isDark ? "#b8b8c0" : "#5c5c64"
    case .accentColor, .blue: isDark ? "#62a0ea" : "#1c71d8"
    case .red: isDark ? "#f66151" : "#d32f3a"
    case .orange: isDark ? "#ffa348" : "#e66100"
    case .yellow: isDark ? "#f8e45c" : "#e5a50a"
    case .green: isDark ? "#57e389" : "#2a9d5b"
    case .mint: isDark ? "#4fc9b0" : "#1b9c84"
    case .teal: "#2190a4"
    case .cyan: isDark ? "#33b1d6" : "#1d96bd"
    case .indigo: isDark ? "#8a85e8" : "#4f4ac4"
    case .purple: isDark ? "#c061cb" : "#8136a0"
    case .pink: "#d6569a"
    case .brown: isDark ? "#b5835a" : "#865e3c"
    case .gray: "#8b8b93"
    case .white: "#ffffff"
    case .black, .clear: "#000000"
    case .window: background.color
    }
  }

  private func digits(_ part: Double) -> String {
    let digits = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}
