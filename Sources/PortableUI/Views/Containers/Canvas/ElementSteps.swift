import Foundation
import LayoutEngine

/// Draws elements as steps of a drawing.
@MainActor
struct ElementSteps {
  let backend: any Backend

  init(in backend: any Backend) { self.backend = backend }

  /// What is inside of `element`, those further back first.
  func steps(inside element: Element) -> [DrawingStep] {
    element.children.flatMap { steps(of: $0) }
  }

  private func steps(of element: Element) -> [DrawingStep] {
    let frame = element.frame
    func step(_ content: DrawingStep.Content) -> [DrawingStep] { [DrawingStep(content, in: frame)] }
    func moved(_ steps: [DrawingStep]) -> [DrawingStep] {
      steps.isEmpty ? [] : [DrawingStep(.group(steps), in: Rect(origin: frame.origin, size: .zero))]
    }
    switch element.goal {
    case .layer(let layer): return steps(of: layer, element)
    case .text(let text): return step(.text(text))
    case .image(let image): return step(.image(image))
    case .shape(let shape): return step(.shape(shape))
    case .fill(let color):
      return step(.shape(ShapeContent(outline: .rectangle, fill: .color(color))))
    case .divider:
      let color = Color.primary.opacity(0.15)
      return step(.shape(ShapeContent(outline: .rectangle, fill: .color(color))))
    case .drawing(let drawing): return moved(drawing.steps)
    case .button: return moved(steps(inside: element))
    // What the desktop draws is not drawn here.
    case .field, .control, .scroll, .surface: return []
    }
  }

  private func steps(of layer: LayerContent, _ element: Element) -> [DrawingStep] {
    if layer.isHidden || layer.isOnlyHeard { return [] }
    let (frame, looks) = (element.frame, layer.looks)
    let masks = element.children.filter { $0.isMask }
    var inside = element.children.filter { !$0.isMask }.flatMap { steps(of: $0) }
    if looks.part == .masked {
      let mask = DrawingStep(.group(masks.flatMap { steps(inMask: $0) }), in: .zero)
      inside = [
        DrawingStep(
          .group(inside), in: .zero, clips: [.layer([mask], opacity: 1, isInverse: false)])
      ]
    }
    if inside.isEmpty { return [] }
    var step = DrawingStep(.group(inside), in: .zero)
    if let clip = layer.clip { step.clips = [.path(clip.path(in: frame.size), isEvenOdd: false)] }
    // The filters hold for what is clipped, and the rest for all of that.
    var outer = DrawingStep(.group([step]), in: .zero)
    outer.filters = looks.filters
    outer.opacity = layer.opacity
    outer.blend = looks.blend ?? .normal
    outer.transform = layer.transform(in: frame.size).concatenating(
      CGAffineTransform(translationX: CGFloat(frame.minX), y: CGFloat(frame.minY)))
    return abs(outer.transform.area) > 1e-9 ? [outer] : []
  }

  private func steps(inMask mask: Element) -> [DrawingStep] {
    [
      DrawingStep(
        .group(steps(inside: mask)), in: Rect(origin: mask.frame.origin, size: .zero))
    ]
  }
}

extension DrawingStep {
  init(_ content: Content, in frame: Rect, clips: [DrawingClip] = []) {
    self.init(
      content: content, frame: frame, transform: .identity, opacity: 1, blend: .normal, clips: clips
    )
  }
}

extension LayerLooks {
  /// What becomes of the picture, the last of these first.
  fileprivate var filters: [DrawingFilter] {
    var filters: [DrawingFilter] = []
    if let shadow { filters.append(.shadow(shadow, .behind)) }
    if blur > 0 { filters.append(.blurred(blur)) }
    if let filter { filters.append(.colors(filter)) }
    if let multiplier { filters.append(.multiplied(multiplier)) }
    return filters
  }
}

extension LayerContent {
  /// How a layer of `size` is stretched, turned and moved.
  fileprivate func transform(in size: Size) -> CGAffineTransform {
    func point(_ part: Point) -> CGPoint {
      CGPoint(x: part.x * size.width, y: part.y * size.height)
    }
    var transform = looks.transform?.transform(in: size) ?? .identity
    if let rotation = looks.rotation {
      let middle = point(rotation.anchor)
      transform = transform.concatenating(
        CGAffineTransform(translationX: middle.x, y: middle.y)
          .rotated(by: CGFloat(rotation.radians)).translatedBy(x: -middle.x, y: -middle.y))
    }
    guard let scale else { return transform }
    let middle = point(scale.anchor)
    return transform.concatenating(
      CGAffineTransform(translationX: middle.x, y: middle.y)
        .scaledBy(x: CGFloat(scale.x), y: CGFloat(scale.y)).translatedBy(x: -middle.x, y: -middle.y)
    )
  }
}

extension Element {
  fileprivate var isMask: Bool {
    if case .layer(let layer) = goal { layer.looks.part == .mask } else { false }
  }
}
