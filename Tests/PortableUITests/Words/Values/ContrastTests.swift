import Foundation
import PortableUI
import Testing
import ViewTesting

/// How well words of fainter colours can be read on a window.
@MainActor struct ContrastTests {
  private func luminance(_ mixture: ColorMixture) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(mixture.red) + 0.7152 * linear(mixture.green)
      + 0.0722 * linear(mixture.blue)
  }

  private func contrast(of style: HierarchicalShapeStyle, in scheme: ColorScheme) throws -> Double {
    let inspector = Inspector(Text("Words").foregroundStyle(style))
    let backend = inspector.screen.graph.backend
    let ink = try #require(
      inspector.contents.compactMap { content in
        if case .text(let text) = content { text.color } else { nil }
      }.first)
    let (over, ground) = (
      backend.mixture(of: ink, in: scheme),
      backend.mixture(of: Color(.named(.window)), in: scheme)
    )
    func mixed(_ one: Double, _ other: Double) -> Double {
      one * over.opacity + other * (1 - over.opacity)
    }
    let seen = ColorMixture(
      red: mixed(over.red, ground.red), green: mixed(over.green, ground.green),
      blue: mixed(over.blue, ground.blue), opacity: 1)
    let pair = [luminance(seen), luminance(ground)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  @Test(arguments: ColorScheme.allCases)
  func `words of the third shade can be read, and those of the second better`(scheme: ColorScheme)
    throws
  {
    let (second, third) = try (
      contrast(of: .secondary, in: scheme), contrast(of: .tertiary, in: scheme)
    )
    #expect(third >= 4.5, "\(third)")
    #expect(second > third, "\(second)")
    #expect(try contrast(of: .primary, in: scheme) > second)
    let (fourth, fifth) = try (
      contrast(of: .quaternary, in: scheme), contrast(of: .quinary, in: scheme)
    )
    #expect(third > fourth && fourth > fifth && fifth > 1)
  }
}
