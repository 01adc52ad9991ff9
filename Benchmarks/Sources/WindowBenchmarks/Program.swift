import CPlainWindows
@_spi(Measuring) import GTKBackend
import Measuring

/// Measures windows, beside windows written by hand in C.
@main
enum Program {
  @MainActor
  static func main() {
    guard plain_begin() != 0 else {
      return print("Windows are not measured: there is no display.")
    }
    MeasuredWindow.prepare()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if ["plain", "ours", "plain list", "list"].contains(arguments.first) {
      return Child.run(arguments)
    }
    let suite = Suite(
      in: .microseconds, beside: "the least that windows written by hand in C took",
      Case.changes + Case.scrolling + Case.longLists + Case.tables + Case.hops + Case.programs)
    let measuring = Task {
      await suite.run()
      exit(0)
    }
    MeasuredWindow.runLoop()
    measuring.cancel()
  }
}

/// Keeps an object of GTK from looking unused.
@inline(never) @_optimize(none)
func keep(_ widget: UnsafeMutablePointer<GtkWidget>) {}

extension OpaquePointer {
  /// The same object as a widget.
  var widget: UnsafeMutablePointer<GtkWidget> { UnsafeMutablePointer(self) }
}
