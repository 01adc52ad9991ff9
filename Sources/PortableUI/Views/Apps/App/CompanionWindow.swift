package import Foundation
import LayoutEngine
import PortableCombine

nonisolated extension View {
  /// Shows `content` in a window of its own, beside the one around this view, as long as `isPresented` is
  /// true; where there are no windows, in a sheet.
  ///
  /// Both windows can be used. The companion closes with its own button, and with the window that it came
  /// of. `content` is asked for when it opens; what changes in it later, it has to follow by itself.
  /// Another `call` brings it in front of other windows.
  package func companionWindow<Content: View>(
    _ title: String, id: String, isPresented: Binding<Bool>, calledBy call: Int, size: CGSize,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      CompanionWindow(
        kind: WindowKind(title: Text(verbatim: title), id: id, isSingle: true), size: size,
        call: call, isPresented: isPresented, companion: content))
  }
}

private struct CompanionWindow<Companion: View> {
  let kind: WindowKind
  let size: CGSize
  let call: Int
  @Binding var isPresented: Bool
  let companion: () -> Companion
  @Environment(\.windows) private var windows
  @State private var opened = OpenedCompanion()
}

extension CompanionWindow: ViewModifier {
  func body(content: Content) -> some View {
    if let windows {
      content
        .onChange(of: isPresented, initial: true) { _, isWanted in
          isWanted ? open(among: windows) : opened.close()
        }
        .onChange(of: call) { _, call in if opened.call != call { opened.raise() } }
        .onDisappear { opened.close() }
    } else {
      content.sheet(isPresented: $isPresented, content: companion)
    }
  }

  @MainActor private func open(among windows: WindowActions) {
    let source = CompanionSource(kind: kind, size: size, content: companion()) {
      [weak opened] gone in
      // Another may have been opened since.
      if opened?.source === gone { isPresented = false }
    }
    (opened.source, opened.call) = (source, call)
    windows.open(source)
  }
}

/// The window that is open, if one is.
@MainActor
private final class OpenedCompanion {
  /// Kept until the next one is opened: a window that is being closed still asks for it.
  var source: (any CompanionSourcing)?

  /// The call that it was opened by.
  var call: Int?

  nonisolated init() {}

  func raise() { source?.raise() }

  func close() { source?.close() }
}

@MainActor
private protocol CompanionSourcing: AnyObject {
  func raise()
  func close()
}

/// Stands for a companion among the scenes of the app, from its opening to its closing.
private final class CompanionSource<Content: View>: WindowSource, CompanionSourcing {
  let kind: WindowKind

  // None opens another one.
  let addresses: Set<String>? = []
  private let size: CGSize
  private let content: Content
  private let closed: (any CompanionSourcing) -> Void
  private weak var session: AppSession?
  private(set) var windows: [AppWindow] = []

  init(
    kind: WindowKind, size: CGSize, content: Content,
    closed: @escaping (any CompanionSourcing) -> Void
  ) {
    (self.kind, self.size, self.content, self.closed) = (kind, size, content, closed)
  }

  var looks: WindowLooks {
    WindowLooks(
      size: Size(width: size.width, height: size.height), areCommandsRemoved: true)
  }

  func joined(_ session: AppSession) { self.session = session }

  func makeWindow(showing value: AnyHashable?) -> AppWindow {
    let (root, scope) = (WindowRoot(content: content, hasMenu: false), session?.scope)
    let title = kind.title?.string(in: .current) ?? AppName.current
    let window = AppWindow(
      of: self, title: title, looks: looks, value: nil, desktop: session?.desktop
    ) {
      Graph(root, on: $0, size: $1, environment: $2, inside: scope)
    }
    windows.append(window)
    return window
  }

  func forget(_ window: AppWindow) {
    windows = []
    session?.remove(self)
    closed(self)
  }

  func raise() { for window in windows { session?.desktop.raise(window) } }

  func close() { for window in windows { session?.closeLater(window) } }
}

extension WindowActions {
  /// Opens the window of `source`.
  fileprivate func open<Content>(_ source: CompanionSource<Content>) {
    guard let session else { return }
    source.joined(session)
    session.add(source)
    session.open(source, showing: nil)
  }
}
