/// The commands of an app, gathered from its scenes.
@MainActor
final class AppCommands {
  private var sources: [any CommandsSource] = []
  private let changes = ReadSource()

  nonisolated init() {}

  /// Views that stand for them, in the order of the scenes. A body that asks is made anew when they change.
  var views: [AnyView] {
    Tracking.read(changes)
    return sources.map(\.commands)
  }

  func add(_ source: any CommandsSource) {
    sources.append(source)
    changed()
  }

  func remove(_ source: any CommandsSource) {
    sources.removeAll { $0 === source }
    changed()
  }

  func changed() { changes.changed() }
}

/// What has commands for the windows of the app.
@MainActor
protocol CommandsSource: AnyObject {
  /// The view that stands for them.
  var commands: AnyView { get }
}

extension EnvironmentValues {
  var appCommands: AppCommands? {
    get { self[AppCommandsKey.self] }
    set { self[AppCommandsKey.self] = newValue }
  }
}

private enum AppCommandsKey: EnvironmentKey { static var defaultValue: AppCommands? { nil } }
