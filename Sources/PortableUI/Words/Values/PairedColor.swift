extension Color {
  /// What a colour is in one appearance. It is no finer than screens are: colours stay small.
  package struct Tone: Hashable, Sendable {
    let red: Float
    let green: Float
    let blue: Float
    let alpha: Float

    /// The mixture `color` is; `nil` for one that has a name.
    fileprivate init?(_ color: Color) {
      guard case .mixed(let red, let green, let blue) = color.kind else { return nil }
      (self.red, self.green, self.blue) = (Float(red), Float(green), Float(blue))
      alpha = Float(color.alpha)
    }

    private init(of tone: Tone, alpha: Float) {
      (red, green, blue, self.alpha) = (tone.red, tone.green, tone.blue, alpha)
    }

    /// The same where nothing is seen through it.
    var opaque: Tone { Tone(of: self, alpha: 1) }

    fileprivate var color: Color {
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
  }

  /// One mixture where it is light, and another where it is dark; `nil` where one of them has a name
  /// and so follows the appearance by itself.
  init?(light: Color, dark: Color) {
    guard let light = Tone(light), let dark = Tone(dark) else { return nil }
    self.init(.paired(light: light, dark: dark))
  }

  /// The colour where it is dark, or light: one of a pair, any other as it is.
  package func resolved(isDark: Bool) -> Color {
    guard case .paired(let light, let dark) = kind else { return self }
    return (isDark ? dark : light).color.opacity(alpha)
  }
}
