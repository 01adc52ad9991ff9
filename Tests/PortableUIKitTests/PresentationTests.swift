import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("Who hears that a person takes away what is presented")
struct PresentationTests {
  final class Guard: UIAdaptivePresentationControllerDelegate {
    var letsGo = true
    var calls: [String] = []

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      calls.append("should")
      return letsGo
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { calls.append("attempt") }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did \(presentationController.presentedViewController.title ?? "")")
    }
  }

  private let root = UIViewController()
  private let sheet = UIViewController()
  private let guardian = Guard()

  private func presented() async -> Screen {
    let screen = Screen(root)
    sheet.title = "Letter"
    sheet.presentationController?.delegate = guardian
    root.present(sheet, animated: true)
    await screen.settle()
    return screen
  }

  @Test("A person who takes it away is heard before and after")
  func taken() async throws {
    let screen = await presented()
    try screen.dismiss()
    await screen.settle()
    #expect(guardian.calls == ["should", "will", "did Letter"])
    #expect(root.presentedViewController == nil)
    await screen.close()
  }

  @Test("A person who may not take it away leaves it there, and that is heard")
  func kept() async {
    let screen = await presented()
    guardian.letsGo = false
    try? screen.dismiss()
    await screen.settle()
    #expect(guardian.calls == ["should", "attempt"])
    #expect(root.presentedViewController === sheet)
    #expect(sheet.view.window != nil)
    await screen.close()
  }

  @Test("What the program takes away itself is not told")
  func dismissed() async {
    let screen = await presented()
    root.dismiss(animated: true)
    await screen.settle()
    #expect(guardian.calls == [])
    await screen.close()
  }
}
