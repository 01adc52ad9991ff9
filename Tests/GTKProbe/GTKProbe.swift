import GTKBackend
import PortableUI
import ProbeViews

/// Shows a page in a window, for tests that drive it from outside.
@main
struct GTKProbe {
  static func main() {
    let name = CommandLine.arguments.dropFirst().first ?? "counter"
    TrialWindow.run(Page(rawValue: name)!.view)
  }
}
