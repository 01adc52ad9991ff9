/// How numbers of colours stand for light, where something is drawn as a picture of its own.
///
/// The desktop draws in the usual way of screens whichever is asked for.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As screens have them, in which half is less than half of the light.
  case nonLinear
  /// In proportion to light.
  case linear
  /// In proportion to light, with more colours than screens have.
  case extendedLinear
}
