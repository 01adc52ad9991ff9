public import Foundation
public import PortableUI

extension ChartContent {
  /// Puts marks of different values beside each other, where they would be at the same place.
  ///
  /// They share the room along `axis`, the one that does not count where none is given, of which all together
  /// take `span`.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let dodge = MarkStyle.Dodge(datum: value.span.lower, axis: axis, span: span)
    return styled { if $0.dodge == nil { $0.dodge = dodge } }
  }

  /// Draws the marks so far from where they are.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    styled {
      $0.offset.width += x.isFinite ? x : 0
      $0.offset.height += y.isFinite ? y : 0
    }
  }

  /// Draws the marks so far from where they are.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the marks so far from where they are, and both their ends along the y axis.
  @_disfavoredOverload
  public func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Draws both ends of the marks along the x axis so far from where they are, and all of it along the y axis.
  @_disfavoredOverload
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Draws the ends of the marks so far from where they are.
  @_disfavoredOverload
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    let lengths = [xStart, xEnd, yStart, yEnd].map { $0.isFinite ? $0 : 0 }
    return styled {
      $0.ends.xStart += lengths[0]
      $0.ends.xEnd += lengths[1]
      $0.ends.yStart += lengths[2]
      $0.ends.yEnd += lengths[3]
    }
  }

  /// Draws marks with a greater number in front of those with a smaller one; that of others is 0.
  public func zIndex(_ value: Double) -> some ChartContent {
    styled { if $0.zIndex == nil, !value.isNaN { $0.zIndex = value } }
  }

  /// A view beside each mark.
  ///
  /// It stands at the middle of that side of the mark, or as `alignment` says; above it where nothing else is
  /// said.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  /// A view beside each mark, which is moved as `overflowResolution` says where there is no room for it.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let annotation = MarkStyle.Annotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
      content: AnyView(content()))
    return styled { $0.annotations.append(annotation) }
  }
}
