import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("What UIKit refuses")
struct MisuseTests {
  private func said(by ended: ExitTest.Result?) -> String {
    guard let ended else { return "" }
    return String(decoding: ended.standardErrorContent, as: UTF8.self)
  }

  @Test("A constraint between strangers ends the program, and names both")
  func strangers() async {
    let ended = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (label, button) = (UILabel(), UIButton(type: .system))
        label.topAnchor.constraint(equalTo: button.bottomAnchor).isActive = true
      }
    }
    let words = said(by: ended)
    #expect(words.contains("no common view"))
    #expect(words.contains("UILabel.top == UIButton.bottom"))
  }

  @Test("A view in itself and a controller in itself end the program")
  func cycles() async {
    let views = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    #expect(said(by: views).contains("A view was put into itself."))
    let controllers = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.addChild(outer)
      }
    }
    #expect(said(by: controllers).contains("A view controller was put into itself."))
  }

  @Test("Of constraints that contradict each other one does not count, until the other goes")
  func conflict() async {
    let ended = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = UIViewController()
        let view = UIView()
        view.accessibilityIdentifier = "box"
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let small = view.widthAnchor.constraint(equalToConstant: 50)
        let large = view.widthAnchor.constraint(equalToConstant: 80)
        NSLayoutConstraint.activate([small, large])
        controller.view.layoutIfNeeded()
        precondition(view.frame.width == 50)
        small.isActive = false
        controller.view.layoutIfNeeded()
        precondition(view.frame.width == 80)
      }
    }
    let words = said(by: ended)
    #expect(words.contains("Constraints contradict each other"))
    #expect(words.contains("UIView 'box'.width == 80.0"))
    #expect(words.contains("UIView 'box'.width == 50.0"))
  }

  @Test("A second presentation is not shown, and said so")
  func twice() async {
    let ended = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
        let screen = Screen(root)
        root.present(first, animated: false)
        root.present(second, animated: false)
        precondition(root.presentedViewController === first)
        precondition(second.presentingViewController == nil)
        _ = screen
      }
    }
    let words = said(by: ended)
    #expect(words.contains("presents one already"))
  }
}
