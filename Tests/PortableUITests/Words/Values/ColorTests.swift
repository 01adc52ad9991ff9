import Foundation
import LayoutEngine
import PortableUI
import Testing

struct ColorTests {
  @Test func `colours say what they are`() {
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    #expect(Color.red.opacity(0.5).description == "50% red")
  }

  @Test func `equal colours are equal`() {
    #expect(Color(white: 1) == Color(red: 1, green: 1, blue: 1))
    #expect(Set([Color.red, .red, .blue]).count == 2)
    #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(.sRGB, red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(hue: 1 / 3.0, saturation: 1, brightness: 0.5).description == "#008000FF")
  }
}
