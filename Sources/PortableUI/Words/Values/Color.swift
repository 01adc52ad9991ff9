/// A colour: one of the named ones, which follow light and dark, or a mix of red, green and blue.
public struct Color: Hashable, Sendable {
  /// What the colour is before it is known where it is shown.
  package enum Kind: Hashable, Sendable {
    /// One that follows the desktop's appearance.
    case named(Name)

    /// Parts of red, green and blue from 0 to 1.
    case mixed(red: Double, green: Double, blue: Double)

    /// One mixture where it is light, another where it is dark.
    case paired(light: Tone, dark: Tone)

    /// Two colours that are mixed where it is known what they are.
    case blend(Blend)
  }

  /// The names of colours that follow the desktop's appearance.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case primary, secondary, accentColor
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case white, black, clear, window
  }

  /// The colour apart from its opacity.
  package let kind: Kind

  /// How opaque it is, from 0 to 1.
  package let alpha: Double

  package init(_ kind: Kind, alpha: Double = 1) {
    self.kind = kind
    self.alpha = Showable.finite(alpha, usual: 1)
  }

  /// A mix of red, green and blue, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func part(_ part: Double) -> Double { Showable.finite(part, usual: 0) }
    self.init(.mixed(red: part(red), green: part(green), blue: part(blue)), alpha: opacity)
  }

  /// A grey from black, 0, to white, 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its place in the circle of colours, its strength and its brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // Each part falls off on both sides of its own place in the circle.
    func part(_ place: Double) -> Double {
      let distance = (place + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(1, min(distance, 4 - distance))))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// A mix of red, green and blue, counted in `colorSpace`.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let parts = colorSpace.sRGB(red, green, blue)
    self.init(red: parts.red, green: parts.green, blue: parts.blue, opacity: opacity)
  }

  /// A grey from black, 0, to white, 1, counted in `colorSpace`.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// The colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color { Color(kind, alpha: alpha * opacity) }

  /// The colour as opaque as `alpha` says, however opaque it was.
  package func withAlpha(_ alpha: Double) -> Color {
    switch kind {
    case .named, .mixed: Color(kind, alpha: alpha)
    case .paired(let light, let dark):
      Color(.paired(light: light.opaque, dark: dark.opaque), alpha: alpha)
    case .blend(let blend): Color(.blend(blend.opaque), alpha: alpha)
    }
  }
}

extension Color {
  /// The colour of text.
  public static let primary = Color(.named(.primary))
  /// The colour of text that matters less.
  public static let secondary = Color(.named(.secondary))
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The colour of what can be acted upon.
  public static let accentColor = Color(.named(.accentColor))
  /// The desktop's red.
  public static let red = Color(.named(.red))
  /// The desktop's orange.
  public static let orange = Color(.named(.orange))
  /// The desktop's yellow.
  public static let yellow = Color(.named(.yellow))
  /// The desktop's green.
  public static let green = Color(.named(.green))
  /// The desktop's mint.
  public static let mint = Color(.named(.mint))
  /// The desktop's teal.
  public static let teal = Color(.named(.teal))
  /// The desktop's cyan.
  public static let cyan = Color(.named(.cyan))
  /// The desktop's blue.
  public static let blue = Color(.named(.blue))
  /// The desktop's indigo.
  public static let indigo = Color(.named(.indigo))
  /// The desktop's purple.
  public static let purple = Color(.named(.purple))
  /// The desktop's pink.
  public static let pink = Color(.named(.pink))
  /// The desktop's brown.
  public static let brown = Color(.named(.brown))
  /// The desktop's grey.
  public static let gray = Color(.named(.gray))
  /// White in every appearance.
  public static let white = Color(.named(.white))
  /// Black in every appearance.
  public static let black = Color(.named(.black))
  /// Nothing to be seen.
  public static let clear = Color(.named(.clear), alpha: 0)
}

extension Color: CustomStringConvertible {
  /// The colour's name, or its parts in hexadecimal digits.
  public var description: String {
    switch kind {
    case .named(.clear): return "clear"
    case .named(let name):
      let percent = Int((Self.part(alpha) * 100).rounded())
      return alpha == 1 ? name.rawValue : "\(percent)% \(name.rawValue)"
    case .mixed(let red, let green, let blue):
      let parts = [red, green, blue, alpha].map { part in
        let digits = String(Int((Self.part(part) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }
      return "#" + parts.joined()
    case .paired:
      return "\(resolved(isDark: false)), where it is dark \(resolved(isDark: true))"
    case .blend(let blend):
      return alpha == 1 ? "\(blend)" : "\(Int((Self.part(alpha) * 100).rounded()))% of \(blend)"
    }
  }

  /// What is shown of an amount, from 0 to 1; what is no number is nothing.
  private static func part(_ amount: Double) -> Double { amount > 0 ? min(1, amount) : 0 }
}
