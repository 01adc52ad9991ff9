/// How a view shows on a tablet that a pointer is above it.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = HoverEffect(name: "automatic")
  /// The pointer becomes the view's background.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view rises towards the pointer.
  public static let lift = HoverEffect(name: "lift")
}

/// Whether what is scrolled on a phone swings beyond its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where there is more than is seen.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What a phone lets a hand feel.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// Something worked.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs a look.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Another one is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value rose beyond a mark.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value fell below a mark.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something has come into line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Something has come to the next level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two things met.
  public static let impact = SensoryFeedback(name: "impact")
}

/// What the bar of a page is for on a phone or a tablet, which arranges it by that.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Going to and fro between pages.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Looking through things.
  public static let browser = ToolbarRole(name: "browser")
  /// Writing a document.
  public static let editor = ToolbarRole(name: "editor")
}

nonisolated extension View {
  /// What the bar is for. Without effect on a desktop, whose bars are arranged in one way.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// How a tablet shows that a pointer is above the view. Without effect on a desktop.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Whether scrolling swings beyond the end. Without effect on a desktop, where it never does.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }

  /// What a hand feels when `trigger` changes. Without effect on a desktop.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Whether a phone shows the time and its battery. Without effect on a desktop.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Whether a phone shows the time and its battery. Without effect on a desktop.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Whether what a phone draws over an app is seen. Without effect on a desktop.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Which edges of a phone belong to the app first. Without effect on a desktop.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Whether a sheet on a phone has a handle to pull it by. Without effect on a desktop, where a sheet
  /// is a window with edges.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
