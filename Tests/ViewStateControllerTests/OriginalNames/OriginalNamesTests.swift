import Foundation
import Testing
import ViewStateController
import ViewTesting

/// The names of the original do what it did.
@MainActor
struct OriginalNamesTests {
  private struct Person { var name = "Blob" }

  private func screen(_ type: ToastType) -> Screen {
    Screen(
      ContentBlock().frame(width: 400, height: 300)
        .toast(isShowing: .constant(true), type: type),
      size: CGSize(width: 400, height: 300))
  }

  @Test func `a toast of the original has its lines and a cross`() throws {
    let options = ToastOptions(
      message: .init(text: "Saved", font: .body), secondaryMessage: .init(text: "To disk"))
    let screen = screen(.toast(options: options))
    #expect(screen.exists("Saved") && screen.exists("To disk"))
    #expect(screen.exists(.button("Dismiss")))
  }

  @Test func `a toast of the original goes from side to side, its words within`() throws {
    let options = ToastOptions(
      message: .init(text: "Saved"), trailingButton: nil,
      internalPadding: .init(top: 10, leading: 30, bottom: 10, trailing: 0))
    let screen = screen(.toast(options: options))
    let frame = try screen.frame(of: "Saved")
    #expect(frame.minX == 30)
    #expect(frame.minY == 10)
  }

  @Test func `a snack bar of the original is as wide as its words`() throws {
    let options = SnackBarOptions(
      message: .init(text: "Saved"), image: .init(),
      internalPadding: .init(top: 10, leading: 30, bottom: 10, trailing: 30))
    let screen = screen(.snackBar(options: options))
    #expect(try screen.frame(of: "Saved").minX > 100)
    #expect(!screen.exists(.button("Dismiss")))
  }

  @Test func `an error view of the original has its button`() throws {
    let style = ErrorViewStyle(
      titleOptions: .init(text: "No", foregroundColor: .red),
      buttonOptions: .init(text: "Again", tintColor: .green, action: {}))
    #expect(Screen(ErrorView(type: .vertical(style: style))).texts == ["No", "Again"])
  }

  @Test func `states of what cannot be compared are compared by case`() {
    let person = ViewState.loaded(Person())
    #expect(person == .loaded(Person(name: "Other")))
    #expect(person != .loading)
    #expect(!(person == .initial))
  }

  @Test func `states of what can be compared are compared with what they carry`() {
    #expect(ViewState.loaded(1) != .loaded(2))
    #expect(ViewState.loaded(1) == .loaded(1))
    #expect([ViewState<Int>.loading].contains(.loading))
  }

  @Test func `options come in the order they had, and a toast at the top`() {
    #expect(ToastPositionOptions.Position.allCases == [.bottom, .top])
    #expect(LoadingModifierType.VerticalOption.allCases == [.bottom, .top])
    let place = ToastPositionOptions()
    #expect(place.position == .top)
    #expect(place.padding == EdgeInsets())
    #expect(ToastPositionOptions(padding: 4).padding.leading == 4)
  }
}
