import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct SmoothEdgesFormsTests {
  @Test func `edges are as they are where nothing is said of them`() {
    let text = Text("A")
    #expect(picture(text.cornerRadius(4, antialiased: false)) == picture(text.cornerRadius(4)))
    #expect(picture(text.clipped(antialiased: true)) == picture(text.clipped()))
    #expect(
      picture(text.clipShape(Circle(), style: FillStyle())) == picture(text.clipShape(Circle())))
    #expect(
      picture(text.drawingGroup(opaque: false, colorMode: .linear)) == picture(text.drawingGroup()))
  }

  @Test func `lines are as they are where nothing is said of them`() {
    let (circle, style) = (Circle(), StrokeStyle(lineWidth: 3))
    #expect(
      picture(circle.stroke(.red, lineWidth: 2, antialiased: false))
        == picture(circle.stroke(.red, lineWidth: 2)))
    #expect(
      picture(circle.stroke(.red, style: style, antialiased: true))
        == picture(circle.stroke(.red, style: style)))
    #expect(
      picture(circle.strokeBorder(.red, lineWidth: 2, antialiased: false))
        == picture(circle.strokeBorder(.red, lineWidth: 2)))
    #expect(
      picture(circle.strokeBorder(.red, style: style, antialiased: false))
        == picture(circle.strokeBorder(.red, style: style)))
    #expect(
      picture(circle.strokeBorder(lineWidth: 2, antialiased: false))
        == picture(circle.strokeBorder(lineWidth: 2)))
    #expect(
      picture(circle.strokeBorder(style: style, antialiased: false))
        == picture(circle.strokeBorder(style: style)))
  }

  private struct Ring: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      var path = Path(ellipseIn: rect)
      path.addEllipse(in: rect.insetBy(dx: 5, dy: 5))
      return path
    }
  }

  @Test func `a clip by the rule of even and odd leaves a ring`() {
    let red = Color.red.frame(width: 20, height: 20)
    let ring = picture(red.clipShape(Ring(), style: FillStyle(eoFill: true)))
    #expect(ring != picture(red.clipShape(Ring())))
    #expect(FillStyle(eoFill: true, antialiased: false).isAntialiased == false)
  }

  @Test func `outlines have forms with styles and moves`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let moved = CGAffineTransform(translationX: 5, y: 0)
    #expect(
      Path(roundedRect: rect, cornerRadius: 4, style: .circular)
        == Path(roundedRect: rect, cornerRadius: 4))
    #expect(
      Path(roundedRect: rect, cornerSize: CGSize(width: 4, height: 2), style: .continuous)
        == Path(roundedRect: rect, cornerSize: CGSize(width: 4, height: 2)))
    let radii = RectangleCornerRadii(topLeading: 8)
    let uneven = Path(roundedRect: rect, cornerRadii: radii)
    #expect(uneven == UnevenRoundedRectangle(cornerRadii: radii).path(in: rect))
    var path = Path()
    path.addRect(rect, transform: moved)
    #expect(path.boundingRect.minX == 5)
    path.addEllipse(in: rect, transform: CGAffineTransform(translationX: -5, y: 0))
    #expect(path.boundingRect.minX == -5)
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: 2, height: 2), style: .circular,
      transform: CGAffineTransform(translationX: -10, y: 0))
    #expect(path.boundingRect.minX == -10)
    path.addRoundedRect(
      in: rect, cornerRadii: radii, transform: CGAffineTransform(translationX: 20, y: 0))
    #expect(path.boundingRect.maxX == 60)
  }

  private func picture(_ view: some View) -> String { Screen(view).svg() }
}
