public import Foundation
import LayoutEngine

nonisolated extension View {
  /// The view drawn turned around `anchor`; what is around it does not notice.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let anchor = Point(x: Double(anchor.x), y: Double(anchor.y))
    let rotation = LayerLooks.Rotation(radians: angle.radians, anchor: anchor)
    return layer(.looking(LayerLooks(rotation: rotation)))
  }

  /// The view with a shadow behind it, which spreads by `radius` and lies `x` and `y` beside it.
  ///
  /// The view throws it as a whole: views that overlap in it throw none on each other.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    let shadow = LayerLooks.Shadow(
      color: color, radius: Double(radius), x: Double(x), y: Double(y))
    return layer(.looking(LayerLooks(shadow: shadow)))
  }

  /// The view out of focus: each point of it spreads by `radius`. An `opaque` view has no soft edge.
  @ViewBuilder
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    let blurred = layer(.looking(LayerLooks(blur: Double(radius))))
    if opaque { blurred.clipped() } else { blurred }
  }

  /// The view brighter by `amount`, from -1 to 1.
  public func brightness(_ amount: Double) -> some View { filter(.brightness(amount)) }

  /// The view's colours further from grey; nearer to it below 1.
  public func contrast(_ amount: Double) -> some View { filter(.contrast(amount)) }

  /// The view more colourful; less so below 1.
  public func saturation(_ amount: Double) -> some View { filter(.saturation(amount)) }

  /// The view in shades of grey, by as much as `amount`, from 0 to 1.
  public func grayscale(_ amount: Double) -> some View { filter(.saturation(1 - amount)) }

  /// The view with all hues turned round the wheel.
  public func hueRotation(_ angle: Angle) -> some View { filter(.hueRotation(angle)) }

  /// The view in the opposites of its colours.
  public func colorInvert() -> some View { filter(.inverted) }

  /// The view in black, as opaque as its colours are bright.
  public func luminanceToAlpha() -> some View { filter(.luminanceToOpacity) }

  /// Where the view moves and changes its size, what is in it does so together, as one thing.
  public func geometryGroup() -> some View { layer(LayerContent()) }

  /// The view as a picture of its own, before anything is done with it. Views that are dimmed or
  /// filtered are drawn so in any case.
  public func compositingGroup() -> some View { layer(LayerContent()) }

  /// The view as a picture of its own, which is drawn at once. A desktop decides by itself what it draws
  /// that way.
  public func drawingGroup(opaque: Bool = false) -> some View { layer(LayerContent()) }

  /// The view's colours, each part multiplied by that of `color`: white changes nothing.
  public func colorMultiply(_ color: Color) -> some View {
    layer(.looking(LayerLooks(multiplier: color)))
  }

  /// How the view's colours and those behind it become one.
  ///
  /// Behind it is what the group draws before it that it is in: the window, or a view around it that is
  /// clipped, dimmed, filtered or a `compositingGroup`. The colour of the window itself is not in that.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    layer(.looking(LayerLooks(blend: blendMode == .normal ? nil : blendMode)))
  }

  private func filter(_ filter: ColorFilter) -> some View {
    layer(.looking(LayerLooks(filter: filter)))
  }
}
