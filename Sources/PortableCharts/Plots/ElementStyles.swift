public import Foundation
public import PortableUI

extension VectorizedChartContent {
  /// What the mark of each element is painted with.
  public func foregroundStyle<S: ShapeStyle>(
    _ style: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    styled { element, mark in
      if mark.foreground == nil { mark.foreground = AnyShapeStyle(element[keyPath: style]) }
    }
  }

  /// Paints marks of different values differently, as a legend says.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    styled { element, mark in
      if mark.foregroundBy == nil { mark.foregroundBy = MarkStyle.Grouping(value[element]) }
    }
  }

  /// How opaque the mark of each element is, from 0 to 1.
  public func opacity(
    _ opacity: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    styled { element, mark in
      let opacity = element[keyPath: opacity]
      mark.opacity *= opacity.isFinite ? max(0, min(1, opacity)) : 1
    }
  }

  /// How the line of each element is drawn.
  public func lineStyle(
    _ style: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    styled { element, mark in
      if mark.line == nil { mark.line = element[keyPath: style] }
    }
  }

  /// Draws lines of different values differently, as a legend says.
  public func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    styled { element, mark in
      if mark.lineBy == nil { mark.lineBy = MarkStyle.Grouping(value[element]) }
    }
  }

  /// Gives points of different values different shapes, as a legend says.
  public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    styled { element, mark in
      if !mark.showsPoints { mark.symbolBy = MarkStyle.Grouping(value[element]) }
    }
  }

  /// How large the point of each element is: the area of the square around it.
  public func symbolSize(
    _ size: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    styled { element, mark in
      guard mark.symbolSize == nil else { return }
      mark.symbolSize = CGSize(squareOf: element[keyPath: size])
    }
  }

  /// Gives points of different values different sizes.
  public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    styled { element, mark in
      if mark.symbolSizeBy == nil { mark.symbolSizeBy = MarkStyle.Grouping(value[element]) }
    }
  }

  /// Puts marks of different values beside each other, where they would be at the same place.
  ///
  /// They share the room along `axis`, and all together take `span` of it. Where no axis is given, that is the
  /// one that does not count.
  public func position<P: Plottable>(
    by value: PlottableProjection<DataElement, P>, axis: Axis? = nil,
    span: MarkDimensions<DataElement> = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    styled { element, mark in
      guard mark.dodge == nil else { return }
      mark.dodge = MarkStyle.Dodge(
        datum: value[element].span.lower, axis: axis, span: span[element])
    }
  }
}

extension CGSize {
  /// The square of an area.
  init(squareOf area: CGFloat) {
    let side = area.isFinite ? max(0, area).squareRoot() : 0
    self.init(width: side, height: side)
  }
}
