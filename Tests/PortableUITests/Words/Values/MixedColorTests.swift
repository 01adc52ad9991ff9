import Foundation
import PortableUI
import Testing
import ViewTesting

struct MixedColorTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  @Test func `a mixture lies on the way between two colours`() {
    #expect(Self.red.mix(with: Self.blue, by: 0.5, in: .device).description == "#800080FF")
    #expect(Self.red.mix(with: Self.blue, by: 0, in: .device) == Self.red)
    #expect(Self.red.mix(with: Self.blue, by: 1, in: .device) == Self.blue)
    let clear = Self.red.mix(with: Self.red.opacity(0), by: 0.5, in: .device)
    #expect(clear.description == "#FF000080")
  }

  @Test func `as people see them the ends are the same, and the middle is lighter`() {
    #expect(Self.red.mix(with: Self.blue, by: 0).description == "#FF0000FF")
    #expect(Self.red.mix(with: Self.blue, by: 1).description == "#0000FFFF")
    // Half of the way between black and white looks half as light: that is darker in numbers.
    let gray = Color(white: 0).mix(with: Color(white: 1), by: 0.5)
    #expect(gray.description == "#636363FF")
    let device = Color(white: 0).mix(with: Color(white: 1), by: 0.5, in: .device)
    #expect(device.description == "#808080FF")
  }

  @Test func `what is no part of a way is at its beginning or end`() {
    #expect(Self.red.mix(with: Self.blue, by: .nan, in: .device) == Self.red)
    #expect(Self.red.mix(with: Self.blue, by: 7, in: .device) == Self.blue)
  }

  @Test func `colours of the desktop are mixed where they are shown`() {
    let mixed = Color.red.mix(with: .blue, by: 0.25)
    #expect(mixed.description == "red with 25% blue")
    #expect(mixed == Color.red.mix(with: .blue, by: 0.25))
    #expect(mixed != Color.red.mix(with: .blue, by: 0.5))
    #expect(Set([mixed, Color.red.mix(with: .blue, by: 0.25)]).count == 1)
    #expect(mixed.opacity(0.5).description == "50% of red with 25% blue")
  }

  @MainActor
  @Test func `a picture shows the mixture, in light and dark`() {
    func fill(_ color: Color, _ scheme: ColorScheme) -> [Substring] {
      let view = Rectangle().fill(color).preferredColorScheme(scheme)
      let svg = Screen(view, size: CGSize(width: 40, height: 20)).svg()
      return svg.matches(of: /fill="(#[0-9a-f]*)"/).dropFirst().map(\.1)
    }
    let mixed = Color.primary.mix(with: .white, by: 0.5, in: .device)
    #expect(fill(mixed, .light) == ["#8e8e90"])
    #expect(fill(mixed, .dark) == ["#fafafb"])
    // A mixture of mixtures is one.
    #expect(fill(mixed.mix(with: .black, by: 1, in: .device), .light) == ["#000000"])
  }
}
