import Foundation
import LayoutEngine
import PortableCombine
import PortableUI

/// A view that shows a controller, with whatever it presents.
struct ControllerView: View {
  let controller: UIViewController
  @ObservedObject private var pages: ControllerPages
  private let owns: Bool

  /// A view that shows `controller`. One that `owns` it says when it comes and goes; otherwise
  /// another controller does.
  init(_ controller: UIViewController, owns: Bool = true) {
    self.controller = controller
    self.owns = owns
    pages = controller.pages
    // What that changes must not change while the body is made.
    controller.loadViewIfNeeded()
    controller.isShownAlone = owns
  }

  var body: some View {
    ObjectView(controller.view)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if !commands.isEmpty { KeyCommands(commands: commands, sender: controller) }
      }
      .onAppear { controller.didAppear(false) }
      .onDisappear { if owns { controller.disappear() } }
      .onChange(of: pages.version, initial: true) { pages.frameWasShown() }
      .sheet(isPresented: isShown(\.sheet)) {
        if let sheet = pages.sheet { PresentedView(controller: sheet) }
      }
      .fullScreenCover(isPresented: isShown(\.cover)) {
        if let cover = pages.cover { PresentedView(controller: cover) }
      }
      .modifier(AlertPresentation(pages: pages, presenter: controller))
  }

  private var commands: [UIKeyCommand] {
    (controller.keyCommands ?? []) + controller.addedKeyCommands
  }

  /// Whether something is presented; `false` is written when a person closes it.
  private func isShown(
    _ path: ReferenceWritableKeyPath<ControllerPages, UIViewController?>
  ) -> Binding<Bool> {
    Binding(
      get: { pages[keyPath: path] != nil },
      set: { if !$0, let shown = pages[keyPath: path] { shown.wasDismissedByPerson() } })
  }
}

/// A controller that is presented.
private struct PresentedView: View {
  let controller: UIViewController
  @ObservedObject private var pages: ControllerPages
  @Environment(\.uiWindow) private var window

  init(controller: UIViewController) {
    self.controller = controller
    pages = controller.pages
  }

  var body: some View {
    let size = controller.preferredContentSize
    ControllerView(controller).environment(\.uiHost, window)
      .frame(
        minWidth: size.width > 0 ? size.width : 360, minHeight: size.height > 0 ? size.height : 320
      )
      .interactiveDismissDisabled(controller.isModalInPresentation)
  }
}

extension View {
  fileprivate func modifier(_ alert: AlertPresentation) -> some View { alert.body(self) }
}

/// The alert or the choice that a controller presents.
private struct AlertPresentation {
  let pages: ControllerPages
  let presenter: UIViewController

  func body(_ content: some View) -> some View {
    content
      .alert(title, isPresented: isShown(.alert)) {
        if let alert = pages.alert { AlertButtons(alert: alert, version: pages.version) }
      } message: {
        if let message = pages.alert?.message { Text(verbatim: message) }
      }
      .confirmationDialog(
        title, isPresented: isShown(.actionSheet),
        titleVisibility: title.isEmpty ? .hidden : .visible
      ) {
        if let alert = pages.alert { AlertButtons(alert: alert, version: pages.version) }
      } message: {
        if let message = pages.alert?.message { Text(verbatim: message) }
      }
  }

  private var title: String { pages.alert?.title ?? "" }

  private func isShown(_ style: UIAlertController.Style) -> Binding<Bool> {
    Binding(
      get: { pages.alert?.preferredStyle == style },
      set: { if !$0 { pages.alert?.wasDismissedByPerson() } })
  }
}
