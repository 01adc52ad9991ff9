/// How colours in front and colours behind become one.
public enum BlendMode: Hashable, Sendable {
  /// Those in front cover those behind.
  case normal
  /// The product of both: darker.
  case multiply
  /// The product of their opposites, and the opposite of that: lighter.
  case screen
  /// Darker where it is dark behind, lighter where it is light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Lighter behind, by as much as it is light in front.
  case colorDodge
  /// Darker behind, by as much as it is dark in front.
  case colorBurn
  /// A soft lamp in front.
  case softLight
  /// A bright lamp in front.
  case hardLight
  /// How far both are from each other.
  case difference
  /// The same with less contrast.
  case exclusion
  /// The hue of what is in front.
  case hue
  /// How colourful it is in front.
  case saturation
  /// Hue and colourfulness of what is in front.
  case color
  /// The brightness of what is in front.
  case luminosity
  /// In front only where there is something behind.
  case sourceAtop
  /// What is in front lies behind.
  case destinationOver
  /// What is in front cuts holes into what is behind.
  case destinationOut
  /// The sum of both.
  case plusLighter
}
