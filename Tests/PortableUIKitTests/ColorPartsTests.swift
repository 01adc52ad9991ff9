import Foundation
import PortableUIKit
import Testing

@Suite("The parts of colours")
struct ColorPartsTests {
  /// What `ask` writes into four numbers; `nil` where it says that they are not known.
  private func numbers(
    _ ask: (UnsafeMutablePointer<CGFloat>) -> Bool
  ) -> [Double]? {
    var found = [CGFloat](repeating: -1, count: 4)
    let isKnown = found.withUnsafeMutableBufferPointer { ask($0.baseAddress!) }
    return isKnown ? found.map { (Double($0) * 1000).rounded() / 1000 } : nil
  }

  @Test(
    "A colour that is made of its place in the circle gives that back",
    arguments: [(0.0, 1.0, 1.0), (0.25, 0.5, 0.75), (0.5, 1, 0.5), (0.9, 0.2, 1), (0, 0, 0.4)])
  func hue(hue: Double, saturation: Double, brightness: Double) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    let found = numbers { color.getHue($0, saturation: $0 + 1, brightness: $0 + 2, alpha: $0 + 3) }
    #expect(found == [hue, saturation, brightness, 0.5])
  }

  @Test("A grey says how white it is, a colour how bright it looks")
  func white() {
    let grey = UIColor(white: 0.25, alpha: 0.75)
    #expect(numbers { grey.getWhite($0, alpha: $0 + 1) } == [0.25, 0.75, -1, -1])
    #expect(numbers { UIColor.green.getWhite($0, alpha: $0 + 1) } == [0.587, 1, -1, -1])
    #expect(numbers { UIColor.black.getWhite($0, alpha: nil) } == [0, -1, -1, -1])
  }

  @Test("The parts of a colour that follows where it is shown are not known")
  func dynamic() {
    let color = UIColor { _ in .red }
    #expect(numbers { color.getHue($0, saturation: nil, brightness: nil, alpha: nil) } == nil)
    #expect(numbers { color.getWhite($0, alpha: nil) } == nil)
    #expect(numbers { color.getRed($0, green: nil, blue: nil, alpha: nil) } == nil)
  }
}
