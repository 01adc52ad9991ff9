import Foundation
package import LayoutEngine

/// A window of an app, as its scene describes it.
@MainActor
package final class AppWindow {
  /// What stands above it.
  package private(set) var title: String

  /// The size of its content when it opens for the first time; `nil` where its scene does not say.
  package var size: Size? { looks.size }

  private let looks: WindowLooks

  /// The views in it, from its opening to its closing.
  package private(set) var graph: Graph?

  /// Whether it is the one of the app's ``Settings``.
  package var isSettings: Bool { source?.kind.isSettings == true }

  /// Whether it opens as large as what is in it wants to be, where its scene does not say: settings.
  package var fitsContent: Bool { size == nil && isAsLargeAsContent }

  /// Whether it is to be no larger than what is in it.
  package var isAsLargeAsContent: Bool {
    looks.resizability == .contentSize
      || looks.resizability == .automatic && isSettings
  }

  /// Whether its bar shows no title.
  package var hidesTitle: Bool { looks.hidesTitle }

  /// The groups of commands that the app has its own for.
  var replacedCommands: Set<CommandGroupPlacement> = []

  /// Whether its keys do what is usual for `group`: the app has no commands of its own for that.
  package func hasUsual(_ group: CommandGroupPlacement) -> Bool {
    guard group == .newItem else { return !replacedCommands.contains(group) }
    return !replacedCommands.contains(group) && looks.shortcut == .usual
      && !looks.areCommandsRemoved
  }

  /// Who in it takes addresses that the app is opened with.
  package let addresses = AddressTakers()

  /// The widths that a person gives its columns. A desktop that knows some of windows before sets them before
  /// it asks for the views.
  package var keptLengths = KeptLengths()

  /// What is not to be lost when it closes.
  package internal(set) weak var document: (any LeavableDocument)?

  /// Which of all windows got the keyboard before it, as a number that grows.
  var lastUse = 0

  /// Whatever the desktop keeps for it.
  package var native: AnyObject?

  /// The value it shows, where its kind shows values.
  let value: PresentedValue
  private(set) weak var source: (any WindowSource)?
  private weak var desktop: (any Desktop)?
  private let makeGraph: (any Backend, Size, EnvironmentValues) -> Graph
  private var environment = EnvironmentValues()

  init(
    of source: any WindowSource, title: String, looks: WindowLooks, value: AnyHashable?,
    desktop: (any Desktop)?,
    makeGraph: @escaping (any Backend, Size, EnvironmentValues) -> Graph
  ) {
    self.source = source
    self.title = title
    self.looks = looks
    self.desktop = desktop
    self.value = PresentedValue(value)
    self.makeGraph = makeGraph
  }

  /// Is called otherwise from now on.
  func retitle(_ new: String) {
    guard title != new else { return }
    title = new
    desktop?.update(self)
  }

  /// Makes the views in it, in a room of `size`; none has been laid out yet.
  package func fill(on backend: any Backend, size: Size, phase: ScenePhase) -> Graph {
    environment.scenePhase = phase
    environment.presentedValue = value
    environment.addressTakers = addresses
    environment.keptLengths = keptLengths
    environment.thisWindow = WeakWindow(self)
    let graph = makeGraph(backend, size, environment)
    self.graph = graph
    return graph
  }

  /// How present the window is to the person in front of it.
  package internal(set) var phase: ScenePhase {
    get { environment.scenePhase }
    set {
      guard newValue != environment.scenePhase else { return }
      environment.scenePhase = newValue
      graph?.setEnvironment(environment)
    }
  }

  /// How many dots of the screen that it is on there are to a point.
  package var displayScale: Double {
    get { Double(environment.displayScale) }
    set {
      guard newValue != displayScale else { return }
      environment.displayScale = CGFloat(newValue)
      graph?.setEnvironment(environment)
    }
  }

  /// Takes its views apart: they disappear, and what they have begun is cancelled.
  func empty() {
    graph?.close()
    graph = nil
  }
}

/// A window, known to what is in it.
@MainActor
final class WeakWindow {
  private(set) weak var window: AppWindow?

  init(_ window: AppWindow) { self.window = window }
}
