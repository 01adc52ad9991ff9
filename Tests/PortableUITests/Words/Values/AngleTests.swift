import PortableUI
import Testing

struct AngleTests {
  @Test func `degrees and radians are two words for one angle`() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    var angle = Angle.zero
    angle.degrees = 45
    #expect(angle == .radians(.pi / 4))
  }

  @Test func `angles are added, compared and multiplied`() {
    #expect(Angle.radians(1) + .radians(2) == .radians(3))
    #expect(Angle.radians(1) - .radians(2) == -.radians(1))
    #expect(Angle.radians(3) * 2 / 3 == .radians(2))
    #expect(Angle.degrees(10) < .degrees(20))
    var angle = Angle.radians(1)
    angle += .radians(2)
    angle -= .radians(1)
    #expect(angle.animatableData == 2)
  }
}
