import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows how far something is as a bar.
final class BarWidget: Widget {
  private var content: ProgressContent?
  private var pulse: guint = 0

  init(for element: Element) {
    let bar = gtk_progress_bar_new()!
    gtk_widget_add_css_class(bar, "viewstate")
    super.init(bar, for: element)
  }

  isolated deinit {
    if pulse != 0 { gtk_widget_remove_tick_callback(pointer, pulse) }
  }

  override func canShow(_ content: ElementContent) -> Bool {
    guard let content = content.control(ProgressContent.self) else { return false }
    return !content.isCircular
  }

  override func show(_ content: ElementContent) {
    guard let content = content.control(ProgressContent.self) else { return }
    if let fraction = content.fraction {
      gtk_progress_bar_set_fraction(pointer.opaque, fraction)
      cgtk_speak_number(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, fraction)
    }
    setPulsing(content.fraction == nil)
    show(tint: content.tint)
    self.content = content
  }

  /// Whether a part of the bar goes to and fro, for as long as nobody knows how far it is.
  private func setPulsing(_ isPulsing: Bool) {
    guard isPulsing != (pulse != 0) else { return }
    if isPulsing {
      gtk_progress_bar_set_pulse_step(pointer.opaque, 0.01)
      pulse = gtk_widget_add_tick_callback(
        pointer,
        { bar, _, _ in
          gtk_progress_bar_pulse(bar?.opaque)
          return 1
        }, nil, nil)
    } else {
      gtk_widget_remove_tick_callback(pointer, pulse)
      pulse = 0
    }
  }
}

/// Shows that something goes on.
final class SpinnerWidget: Widget {
  private var size: PortableUI.ControlSize?

  init(for element: Element) {
    let spinner = gtk_spinner_new()!
    gtk_widget_add_css_class(spinner, "viewstate")
    cgtk_set_role(spinner, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
    gtk_spinner_start(spinner.opaque)
    super.init(spinner, for: element)
  }

  override func canShow(_ content: ElementContent) -> Bool {
    guard let content = content.control(ProgressContent.self) else { return false }
    return content.isCircular && content.fraction == nil
  }

  override func show(_ content: ElementContent) {
    guard let content = content.control(ProgressContent.self) else { return }
    show(tint: content.tint)
    ControlSizeClasses.change(pointer, from: size, to: content.size)
    size = content.size
  }
}

/// Shows how far something is as a part of a ring.
final class RingWidget: DrawnWidget {
  private var content: ProgressContent?

  init(for element: Element) {
    super.init("ring", role: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR, for: element)
    cgtk_speak_number(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0)
    cgtk_speak_number(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 1)
  }

  override func canShow(_ content: ElementContent) -> Bool {
    guard let content = content.control(ProgressContent.self) else { return false }
    return content.isCircular && content.fraction != nil
  }

  override func show(_ content: ElementContent) {
    guard let content = content.control(ProgressContent.self), content != self.content else {
      return
    }
    self.content = content
    cgtk_speak_number(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, content.fraction ?? 0)
    redraw()
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    guard let content else { return }
    let size = size
    let width = 3.0
    let radius = (min(size.width, size.height) - width) / 2
    guard radius > 0 else { return }
    var bounds = room
    let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)!
    cairo_set_line_width(cairo, width)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo.setSource(foreground.faded(to: 0.15))
    cairo_arc(cairo, size.width / 2, size.height / 2, radius, 0, 2 * .pi)
    cairo_stroke(cairo)
    if let fraction = content.fraction, fraction > 0 {
      cairo.setSource(rgba(content.tint ?? .accentColor))
      let top = -Double.pi / 2
      cairo_arc(cairo, size.width / 2, size.height / 2, radius, top, top + 2 * .pi * fraction)
      cairo_stroke(cairo)
    }
    cairo_destroy(cairo)
  }
}

extension ControlWidgets {
  func progress(_ content: ProgressContent) -> ShownControl {
    ShownControl(kind: "progress") { element, _ in
      switch (content.isCircular, content.fraction) {
      case (false, _): BarWidget(for: element)
      case (true, nil): SpinnerWidget(for: element)
      case (true, .some): RingWidget(for: element)
      }
    } size: { proposal in
      if content.isCircular {
        return Prototypes.prototype("spinner", content.size) { gtk_spinner_new() }.natural
      }
      let bar = Prototypes.prototype("bar") { gtk_progress_bar_new() }
      return ControlSizes.stretched(bar, least: 20, natural: 100, to: proposal)
    }
  }
}
