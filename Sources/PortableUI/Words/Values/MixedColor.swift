extension Color {
  /// The colour that lies so far on the way from this one to `rhs`: this one at 0, the other at 1.
  ///
  /// Of colours that follow the desktop's appearance the mixture follows it, too.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let blend = Blend(self, rhs, Showable.number(fraction, in: 0...1, usual: 0), colorSpace)
    return blend.known ?? Color(.blend(blend))
  }

  /// Two colours, and how much there is of the second: it is mixed where it is known what they are.
  package final class Blend: Sendable {
    let one: Color
    let other: Color
    let part: Double
    let space: Gradient.ColorSpace

    init(_ one: Color, _ other: Color, _ part: Double, _ space: Gradient.ColorSpace) {
      self.one = one
      self.other = other
      self.part = part
      self.space = space
    }

    /// What it is where its colours are what `mixture` says.
    package func mixture(_ mixture: (Color) -> ColorMixture) -> ColorMixture {
      let (start, end) = (mixture(one), mixture(other))
      return space.mixture(space.numbers(of: start).mixed(with: space.numbers(of: end), part))
    }

    /// What it is wherever it is shown; `nil` where that differs.
    fileprivate var known: Color? {
      guard case .mixed = one.kind, case .mixed = other.kind else { return nil }
      let mixture = mixture { color in
        guard case .mixed(let red, let green, let blue) = color.kind else { return .nothing }
        return ColorMixture(red: red, green: green, blue: blue, opacity: color.alpha)
      }
      return Color(
        red: mixture.red, green: mixture.green, blue: mixture.blue, opacity: mixture.opacity)
    }

    /// The same of colours through which nothing is seen.
    var opaque: Blend { Blend(one.withAlpha(1), other.withAlpha(1), part, space) }
  }
}

extension Color.Blend: Hashable, CustomStringConvertible {
  package static func == (lhs: Color.Blend, rhs: Color.Blend) -> Bool {
    lhs === rhs
      || lhs.part == rhs.part && lhs.space == rhs.space && lhs.one == rhs.one
        && lhs.other == rhs.other
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(one)
    hasher.combine(other)
    hasher.combine(part)
  }

  /// The colours, and how much there is of the second.
  package var description: String { "\(one) with \(Int((part * 100).rounded()))% \(other)" }
}

extension ColorMixture {
  /// No colour.
  static let nothing = ColorMixture(red: 0, green: 0, blue: 0, opacity: 0)
}

extension SIMD4<Double> {
  /// So far on the way to `other`.
  func mixed(with other: Self, _ part: Double) -> Self { self + (other - self) * part }
}
