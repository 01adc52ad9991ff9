import Foundation

/// How the parts of a colour are counted.
public enum RGBColorSpace: Hashable, Sendable {
  /// As screens and pictures usually do.
  case sRGB
  /// In proportion to the light.
  case sRGBLinear

  /// The part as screens count it.
  func sRGB(_ part: Double) -> Double {
    switch self {
    case .sRGB: part
    case .sRGBLinear: part <= 0.003_130_8 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
  }
}
