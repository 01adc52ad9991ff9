public import Foundation
import LayoutEngine
import Threads

/// A picture that shapes, words and lines are painted with, as often as it takes.
///
///     Circle().fill(.image(Image("paper"), scale: 0.5))
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image

  /// What of it is seen, in parts of its width and its height.
  public var sourceRect: CGRect

  /// How many times as large as by itself it is seen.
  public var scale: CGFloat

  /// `image`, or a part of it, beginning at the corner of what is painted.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ImagePaint: BasicShapeStyle {
  func basicPaint(in environment: EnvironmentValues) -> Paint {
    .picture(picture(in: environment))
  }

  func picture(in environment: EnvironmentValues) -> PicturePaint {
    let (given, around) = (image, Handover(environment))
    var content = onMain {
      let environment = around.content
      return given.content(in: ResolvedStyle(environment), SymbolLooks(environment))
    }
    // What throws a shadow is what is painted, not each of the pictures.
    content.paint = content.paint?.plainOfManyColors
    return PicturePaint(
      image: content, part: part,
      scale: Showable.number(Double(scale), in: 0...Showable.scales.upperBound, usual: 1))
  }

  /// What of the picture is seen, as far as there is some.
  private var part: Rect {
    func within(_ start: CGFloat, _ length: CGFloat) -> (start: Double, length: Double) {
      let first = Showable.number(Double(start), in: 0...1, usual: 0)
      let last = Showable.number(Double(start + length), in: 0...1, usual: 1)
      return (first, max(0, last - first))
    }
    let across = within(sourceRect.origin.x, sourceRect.size.width)
    let down = within(sourceRect.origin.y, sourceRect.size.height)
    return Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// `image`, or a part of it, as often as it takes, beginning at the corner of what is painted.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
