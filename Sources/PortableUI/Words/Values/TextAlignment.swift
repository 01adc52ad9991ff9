/// How the lines of a text lie beside each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}
