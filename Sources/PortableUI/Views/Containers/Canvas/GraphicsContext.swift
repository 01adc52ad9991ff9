public import Foundation
import LayoutEngine

/// What a ``Canvas`` is drawn with.
///
/// A copy draws on the same canvas; what is set of it holds for what it draws later, and for no other
/// copy.
public struct GraphicsContext {
  /// How opaque what is drawn next is, from 0 to 1.
  public var opacity: Double = 1

  /// How the colours of what is drawn next and those behind become one.
  public var blendMode = BlendMode.normal

  /// How what is drawn next is moved, stretched and turned.
  public var transform = CGAffineTransform.identity

  /// The environment of the canvas.
  public let environment: EnvironmentValues

  let record: DrawingRecord
  var clips: [DrawingClip] = []

  /// What becomes of what is drawn next, the last of these first.
  var filters: [DrawingFilter] = []

  init(on record: DrawingRecord, _ environment: EnvironmentValues) {
    self.record = record
    self.environment = environment
  }

  /// Moves what is drawn next.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Stretches what is drawn next away from the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn next clockwise around the origin.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Moves what is drawn next by `matrix` before all that was said before.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// How a clip is meant.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// The options with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is outside is seen.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Lets what is drawn next be seen inside of `path` only, and inside of what was said before.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var (seen, isEvenOdd) = (path.applying(transform).showable, style.isEOFilled)
    if options.contains(.inverse) {
      let far = Showable.farthest
      seen.addRect(CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far))
      isEvenOdd = true
    }
    clips.append(.path(seen, isEvenOdd: isEvenOdd))
  }

  /// Draws what `content` draws as one thing: opacity, blend mode and clips of this context hold for the
  /// whole, not for each part of it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = GraphicsContext(on: record.beside(), environment)
    inner.transform = transform
    try content(&inner)
    guard !inner.record.steps.isEmpty else { return }
    var outer = self
    outer.transform = .identity
    outer.add(.group(inner.record.steps), in: .zero)
  }

  /// Draws one thing as this context says.
  func add(_ content: DrawingStep.Content, in frame: Rect) {
    let opacity = Showable.number(opacity, in: 0...1, usual: 1)
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    // What is squeezed to nothing, or is nowhere, is not seen.
    guard opacity > 0, abs(transform.area) > 1e-9,
      numbers.allSatisfy({ abs($0) <= Showable.farthest })
    else { return }
    record.steps.append(
      DrawingStep(
        content: content, frame: frame, transform: transform, opacity: opacity,
        blend: blendMode.mode, clips: clips, filters: filters))
  }
}

extension GraphicsContext {
  /// How colours in front and colours behind become one.
  public struct BlendMode: Equatable, Sendable {
    let mode: PortableUI.BlendMode

    /// Those in front cover those behind.
    public static let normal = BlendMode(mode: .normal)
    /// The product of both: darker.
    public static let multiply = BlendMode(mode: .multiply)
    /// The product of their opposites, and the opposite of that: lighter.
    public static let screen = BlendMode(mode: .screen)
    /// Darker where it is dark behind, lighter where it is light.
    public static let overlay = BlendMode(mode: .overlay)
    /// The darker of both.
    public static let darken = BlendMode(mode: .darken)
    /// The lighter of both.
    public static let lighten = BlendMode(mode: .lighten)
    /// Lighter behind, by as much as it is light in front.
    public static let colorDodge = BlendMode(mode: .colorDodge)
    /// Darker behind, by as much as it is dark in front.
    public static let colorBurn = BlendMode(mode: .colorBurn)
    /// A soft lamp in front.
    public static let softLight = BlendMode(mode: .softLight)
    /// A bright lamp in front.
    public static let hardLight = BlendMode(mode: .hardLight)
    /// How far both are from each other.
    public static let difference = BlendMode(mode: .difference)
    /// The same with less contrast.
    public static let exclusion = BlendMode(mode: .exclusion)
    /// The hue of what is in front.
    public static let hue = BlendMode(mode: .hue)
    /// How colourful it is in front.
    public static let saturation = BlendMode(mode: .saturation)
    /// Hue and colourfulness of what is in front.
    public static let color = BlendMode(mode: .color)
    /// The brightness of what is in front.
    public static let luminosity = BlendMode(mode: .luminosity)
    /// In front only where there is something behind.
    public static let sourceAtop = BlendMode(mode: .sourceAtop)
    /// What is in front lies behind.
    public static let destinationOver = BlendMode(mode: .destinationOver)
    /// What is in front cuts holes into what is behind.
    public static let destinationOut = BlendMode(mode: .destinationOut)
    /// The sum of both.
    public static let plusLighter = BlendMode(mode: .plusLighter)
  }
}
