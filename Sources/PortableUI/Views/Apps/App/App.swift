/// A program with windows.
///
///     @main
///     struct CounterApp: App {
///       var body: some Scene {
///         WindowGroup("Counter") { CounterView() }
///       }
///     }
///
/// Mark it `@main`. Its body says which windows there are; the first one opens when the program
/// starts, and the program ends when the last one is closed. State that all windows share may be kept
/// in it, by the wrappers that views use.
///
/// The target of an app depends on the product of a backend, on Linux `GTKBackend`. Its sources
/// import none: the backend is found when the program starts.
@preconcurrency @MainActor
public protocol App: _PropertyOwner {
  /// What the app is made of.
  associatedtype Body: Scene

  /// The app's windows.
  @SceneBuilder var body: Body { get }

  /// The app as it starts.
  init()
}

extension App {
  /// Runs the app until its last window is closed. What `@main` calls.
  public static func main() { AppStart.of(Self.self).run() }
}
