import Foundation
import PortableUIKit
import Testing
import ViewTesting

/// Views that are moved without a change of what they are laid out by.
@Suite("A view's transform")
struct TransformTests {
  @Test("moves what is seen, and only that")
  func moves() async throws {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 80, height: 30))
    label.text = "Here"
    controller.view.addSubview(label)
    let screen = Screen(controller)
    let before = try screen.frame(of: "Here")

    label.transform = CGAffineTransform(translationX: 40, y: 5)
    await screen.settle()
    let after = try screen.frame(of: "Here")
    #expect(after.minX == before.minX + 40)
    #expect(after.minY == before.minY + 5)
    #expect(after.size == before.size)
    #expect(label.center == CGPoint(x: 50, y: 35))
    #expect(label.frame == CGRect(x: 50, y: 25, width: 80, height: 30))

    label.transform = .identity
    await screen.settle()
    #expect(try screen.frame(of: "Here") == before)
    await screen.close()
  }
}
