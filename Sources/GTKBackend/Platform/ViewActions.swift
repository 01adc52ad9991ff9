import CGTK
import CGTKWidgets
import LayoutEngine

/// What the widgets of our own ask of the objects they are bound to.
enum ViewActions {
  /// One table for all of them; it lives as long as the program.
  static let table: UnsafePointer<CGTKViewActions> = {
    let table = UnsafeMutablePointer<CGTKViewActions>.allocate(capacity: 1)
    table.initialize(
      to: CGTKViewActions(
        allocated: { owner($0).allocated(Size(width: Double($1), height: Double($2))) },
        snapshot: { owner($0).snapshot($1) },
        contains: { owner($0).contains(Point(x: $1, y: $2)) ? 1 : 0 }))
    return UnsafePointer(table)
  }()

  /// Who owns `widget`, where that is one of our own.
  static func owner(of widget: WidgetPointer) -> Widget? {
    cgtk_view_owner(widget).map { owner($0) }
  }

  private static func owner(_ context: UnsafeMutableRawPointer) -> DrawnWidget {
    Unmanaged<DrawnWidget>.fromOpaque(context).takeUnretainedValue()
  }
}
