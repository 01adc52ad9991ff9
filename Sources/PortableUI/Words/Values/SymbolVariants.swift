/// Another look of a symbol: filled, in a shape, crossed out.
///
///     Label("Favourites", systemImage: "heart").symbolVariant(.fill)
public struct SymbolVariants: Hashable, Sendable {
  private enum Frame: String { case circle, square, rectangle }

  private var frame: Frame?
  private var isFilled = false
  private var isCrossedOut = false

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// Inside a circle.
  public static let circle = SymbolVariants(frame: .circle)
  /// Inside a square.
  public static let square = SymbolVariants(frame: .square)
  /// Inside a rectangle.
  public static let rectangle = SymbolVariants(frame: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Crossed out.
  public static let slash = SymbolVariants(isCrossedOut: true)

  /// This, inside a circle.
  public var circle: SymbolVariants { with { $0.frame = .circle } }
  /// This, inside a square.
  public var square: SymbolVariants { with { $0.frame = .square } }
  /// This, inside a rectangle.
  public var rectangle: SymbolVariants { with { $0.frame = .rectangle } }
  /// This, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// This, crossed out.
  public var slash: SymbolVariants { with { $0.isCrossedOut = true } }

  /// Whether `other` is a part of this.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame == nil || other.frame == frame) && (!other.isFilled || isFilled)
      && (!other.isCrossedOut || isCrossedOut)
  }

  private init(frame: Frame? = nil, isFilled: Bool = false, isCrossedOut: Bool = false) {
    self.frame = frame
    self.isFilled = isFilled
    self.isCrossedOut = isCrossedOut
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// Both looks together.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      frame: other.frame ?? frame, isFilled: isFilled || other.isFilled,
      isCrossedOut: isCrossedOut || other.isCrossedOut)
  }

  /// The name of the symbol `name` in this look. What a name says already is not said again.
  func name(of name: String) -> String {
    guard self != .none else { return name }
    var words = name.split(separator: ".").map(String.init)
    let isFilled = isFilled || words.last == "fill"
    if words.last == "fill" { words.removeLast() }
    for word in [isCrossedOut ? "slash" : nil, frame?.rawValue].compactMap(\.self)
    where !words.dropFirst().contains(word) {
      words.append(word)
    }
    return (words + (isFilled ? ["fill"] : [])).joined(separator: ".")
  }
}
