extension ShapeStyle {
  /// The style, more or less transparent; at 1 it is as it was.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FainterStyle(style: self, opacity: opacity)
  }
}

/// A style that shows more of what is behind it.
private struct FainterStyle<Style: ShapeStyle>: BasicShapeStyle {
  let style: Style
  let opacity: Double

  func basicPaint(in environment: EnvironmentValues) -> Paint {
    style.paint(in: environment).opacity(opacity)
  }
}

extension Paint {
  /// The paint, more or less transparent.
  func opacity(_ opacity: Double) -> Paint {
    switch self {
    case .color(let color): return .color(color.opacity(opacity))
    case .material(let material):
      return .material(Material(strength: material.strength * min(max(opacity, 0), 1)))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.opacity(opacity)
      }
      return .gradient(gradient)
    case .mesh(var mesh):
      mesh.colors = mesh.colors.map { $0.opacity(opacity) }
      mesh.background = mesh.background.opacity(opacity)
      return .mesh(mesh)
    case .picture(var picture):
      picture.opacity *= min(max(opacity, 0), 1)
      return .picture(picture)
    case .shadowed(let paint, var shadows):
      for index in shadows.indices {
        shadows[index].color = shadows[index].color.opacity(opacity)
      }
      return .shadowed(paint.opacity(opacity), shadows)
    }
  }
}
