import CGTK
import CGTKWidgets
import LayoutEngine

/// Tells a scroll widget what a person does with its port.
enum ScrollReports {
  /// Tells `owner` of `port`, until the port is bound to nothing.
  static func bind(_ port: WidgetPointer, to owner: ScrollWidget) {
    // What is bound to a port unbinds it before it goes.
    cgtk_port_bind(port, Unmanaged.passUnretained(owner).toOpaque()) { context, x, y in
      let owner = Unmanaged<ScrollWidget>.fromOpaque(context!).takeUnretainedValue()
      owner.moved(to: Point(x: x, y: y))
    }
  }
}
