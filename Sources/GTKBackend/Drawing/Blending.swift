import CGTK
import CGTKWidgets
import PortableUI

extension BlendMode {
  /// The same as the widgets in C know it.
  var native: CGTKBlend {
    switch self {
    case .normal: CGTKBlend(kind: CGTK_BLEND_NONE, mode: 0)
    case .multiply: .gsk(GSK_BLEND_MODE_MULTIPLY)
    case .screen: .gsk(GSK_BLEND_MODE_SCREEN)
    case .overlay: .gsk(GSK_BLEND_MODE_OVERLAY)
    case .darken: .gsk(GSK_BLEND_MODE_DARKEN)
    case .lighten: .gsk(GSK_BLEND_MODE_LIGHTEN)
    case .colorDodge: .gsk(GSK_BLEND_MODE_COLOR_DODGE)
    case .colorBurn: .gsk(GSK_BLEND_MODE_COLOR_BURN)
    case .softLight: .gsk(GSK_BLEND_MODE_SOFT_LIGHT)
    case .hardLight: .gsk(GSK_BLEND_MODE_HARD_LIGHT)
    case .difference: .gsk(GSK_BLEND_MODE_DIFFERENCE)
    case .exclusion: .gsk(GSK_BLEND_MODE_EXCLUSION)
    case .hue: .gsk(GSK_BLEND_MODE_HUE)
    case .saturation: .gsk(GSK_BLEND_MODE_SATURATION)
    case .color: .gsk(GSK_BLEND_MODE_COLOR)
    case .luminosity: .gsk(GSK_BLEND_MODE_LUMINOSITY)
    case .sourceAtop: .cairo(CAIRO_OPERATOR_ATOP)
    case .destinationOver: .cairo(CAIRO_OPERATOR_DEST_OVER)
    case .destinationOut: .cairo(CAIRO_OPERATOR_DEST_OUT)
    case .plusLighter: .cairo(CAIRO_OPERATOR_ADD)
    }
  }
}

extension CGTKBlend {
  fileprivate static func gsk(_ mode: GskBlendMode) -> CGTKBlend {
    CGTKBlend(kind: CGTK_BLEND_GSK, mode: mode.rawValue)
  }

  fileprivate static func cairo(_ operation: cairo_operator_t) -> CGTKBlend {
    CGTKBlend(kind: CGTK_BLEND_CAIRO, mode: operation.rawValue)
  }
}
