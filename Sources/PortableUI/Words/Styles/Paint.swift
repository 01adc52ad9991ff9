/// What something is painted with, once it is known where it is shown.
package enum Paint: Hashable, Sendable {
  /// A colour.
  case color(Color)

  /// A pane through which what is behind is seen dimly. A backend that cannot blur what is behind
  /// shows a pane of the same strength.
  case material(Material)

  /// Colours that become each other.
  case gradient(GradientPaint)

  /// Colours at the corners of a net, that become each other between them.
  case mesh(MeshPaint)

  /// A picture, as often as it takes.
  indirect case picture(PicturePaint)

  /// Another paint, with shadows of what is painted.
  indirect case shadowed(Paint, [PaintShadow])
}

extension Paint {
  /// The colour that stands for it where only a colour can be used, as in a text.
  var flatColor: Color {
    switch self {
    case .color(let color): color
    case .material: .secondary
    case .gradient(let gradient): gradient.flatColor
    case .mesh(let mesh): mesh.colors.first ?? .clear
    case .picture: .primary
    case .shadowed(let paint, _): paint.flatColor
    }
  }

  /// The paint where it has several colours or a shadow; `nil` where one colour says all of it.
  var ofManyColors: Paint? {
    switch self {
    case .color, .material: nil
    case .gradient, .mesh, .picture, .shadowed: self
    }
  }
}
