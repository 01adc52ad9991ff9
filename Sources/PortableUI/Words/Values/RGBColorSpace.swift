import Foundation

extension Color {
  /// How the parts of a colour are counted.
  public enum RGBColorSpace: Hashable, Sendable {
    /// As screens and pictures usually do.
    case sRGB
    /// In proportion to the light.
    case sRGBLinear
    /// As screens do that have stronger colours. The strongest are shown as strong as other screens can.
    case displayP3

    /// The parts as screens usually count them.
    func sRGB(
      _ red: Double, _ green: Double, _ blue: Double
    ) -> (red: Double, green: Double, blue: Double) {
      switch self {
      case .sRGB: return (red, green, blue)
      case .sRGBLinear: return (Self.coded(red), Self.coded(green), Self.coded(blue))
      case .displayP3:
        let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        return (
          Self.shown(1.224_940 * red - 0.224_940 * green),
          Self.shown(1.042_057 * green - 0.042_057 * red),
          Self.shown(1.098_274 * blue - 0.019_638 * red - 0.078_636 * green)
        )
      }
    }

    private static func shown(_ light: Double) -> Double { coded(min(1, max(0, light))) }

    /// How a screen counts an amount of light.
    private static func coded(_ light: Double) -> Double {
      light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    private static func linear(_ part: Double) -> Double {
      part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
  }
}
