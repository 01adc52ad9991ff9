import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct BlendingTests {
  @Test func `colours become one with those behind as the view says`() {
    let view = ZStack {
      Color.red
      Color.blue.blendMode(.multiply)
      Color.green.blendMode(.normal)
    }
    let svg = Screen(view).svg()
    #expect(svg.components(separatedBy: "mix-blend-mode:multiply").count == 2)
    #expect(svg.components(separatedBy: "mix-blend-mode").count == 2)
    #expect(Screen(Color.red.blendMode(.plusLighter)).svg().contains("mix-blend-mode:plus-lighter"))
    #expect(!Screen(Color.red.blendMode(.destinationOut)).svg().contains("mix-blend-mode"))
  }

  @Test func `each part of a colour is multiplied`() {
    let color = Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)
    let svg = Screen(Text("A").colorMultiply(color)).svg()
    #expect(svg.contains("0.5 0 0 0 0 0 0.25 0 0 0 0 0 1 0 0 0 0 0 0.5 0"))
  }

  @Test func `a shape of any type is the shape it was made of`() {
    let room = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(AnyShape(Circle()).path(in: room) == Circle().path(in: room))
    #expect(AnyShape(Circle()) == AnyShape(Circle()))
    #expect(AnyShape(Circle()) != AnyShape(Capsule()))
    let shape = AnyShape(RoundedRectangle(cornerRadius: 4))
    #expect(
      Screen(shape.fill(.red)).svg() == Screen(RoundedRectangle(cornerRadius: 4).fill(.red)).svg())
    #expect(Screen(Color.red.clipShape(shape)).svg().contains("clip-path"))
  }
}
