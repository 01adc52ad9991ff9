import CGTK
import LayoutEngine
import PortableUI

/// What GTK made of the elements in all windows, for tests that compare it with what was meant.
@_spi(Inspection)
public enum Inspection {
  /// Where each element is in its window, in the order of reading: its kind, and its frame in pixels.
  public static var frames: [String] {
    roots.flatMap { root in root.element.map { frames(of: $0, in: root.pointer) } ?? [] }
  }

  private static func frames(of element: Element, in root: WidgetPointer) -> [String] {
    element.children.flatMap { child -> [String] in
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(child.widget.pointer, root, &bounds)
      let numbers = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
      let line = ([child.kind] + numbers.map { "\($0)" }).joined(separator: " ")
      return [line] + frames(of: child, in: root)
    }
  }

  /// Makes all windows dark or light, as the desktop does.
  public static func setDark(_ isDark: Bool) {
    adw_style_manager_set_color_scheme(
      adw_style_manager_get_default(),
      isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
  }

  /// Gives the desktop another font, as its settings do.
  public static func setFont(_ name: String) { GTKSetting.font.set(name) }

  /// Makes letters so many times as large as usual, as the desktop's settings do.
  public static func setTextSize(_ factor: Double) { TextSize.factor = factor }

  /// Lets what moves be where it is at `time`, in seconds, until another time is set.
  public static func setTime(_ time: Double) { Ticks.heldTime = time }

  /// Lets things be seen to move, or not, as the desktop's settings do.
  public static func setMotion(_ isOn: Bool) { GTKSetting.animations.bool = isOn }

  /// Which of these symbols have no picture.
  public static func symbolsWithoutPicture(among names: [String]) -> [String] {
    names.filter { if case .letter = Symbol.named($0) { true } else { false } }
  }

  /// What the standard colours are mixed of in the first window, and before them the grounds that they are seen on:
  /// each its name, and red, green, blue and opacity from 0 to 1.
  public static var colors: [String] {
    guard let root = roots.first else { return [] }
    let context = gtk_widget_get_style_context(root.pointer)
    let grounds = ["window_bg_color", "view_bg_color", "card_bg_color", "accent_bg_color"].map {
      name in
      var color = GdkRGBA()
      _ = gtk_style_context_lookup_color(context, name, &color)
      return described(color, as: name)
    }
    let levels = [("tertiary", Color.primary.opacity(0.68))]
    let named = Color.Name.allCases.map { ($0.rawValue, Color(.named($0))) }
    return grounds + (named + levels).map { described(root.rgba($1), as: $0) }
  }

  private static func described(_ color: GdkRGBA, as name: String) -> String {
    "\(name) \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }

  /// Whether the desktop's libraries know of an accent that a person chooses.
  public static var knowsAccents: Bool { DesktopAccent.isKnown }

  /// How many objects that show elements are alive.
  public static var widgetCount: Int { Widget.liveCount }

  /// How many pictures the main thread has read, and how many others have.
  public static var decodings: (onMain: Int, elsewhere: Int) { DecodedTexture.counts }

  /// How many lines of long texts were laid out.
  public static var laidOutLineCount: Int { LongLines.laidOutCount }

  /// How many windows are open.
  public static var windowCount: Int { Int(g_list_model_get_n_items(gtk_window_get_toplevels())) }

  /// The size of the content of each window, and the least that it may have.
  public static var sizes: [String] {
    roots.map { root in
      var least = (width: gint(0), height: gint(0))
      gtk_widget_measure(
        root.pointer, GTK_ORIENTATION_HORIZONTAL, -1, &least.width, nil, nil, nil)
      gtk_widget_measure(
        root.pointer, GTK_ORIENTATION_VERTICAL, -1, &least.height, nil, nil, nil)
      let size = root.size
      return "\(Int(size.width))x\(Int(size.height)), at least \(least.width)x\(least.height)"
    }
  }

  /// What everything is in, in each window.
  static var roots: [LayerWidget] {
    let windows = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(windows)).compactMap { index in
      guard let window = g_list_model_get_item(windows, index) else { return nil }
      defer { g_object_unref(window) }
      return root(inside: window.assumingMemoryBound(to: GtkWidget.self))
    }
  }

  private static func root(inside widget: WidgetPointer) -> LayerWidget? {
    if let root = Widget.owner(of: widget) as? LayerWidget { return root }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if let root = root(inside: current) { return root }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }
}

extension Element {
  /// What kind of thing it is, in a word.
  var kind: String {
    switch content {
    case .layer: "layer"
    case .scroll: "scroll"
    case .text: "text"
    case .fill: "fill"
    case .shape: "shape"
    case .drawing: "drawing"
    case .divider: "divider"
    case .button: "button"
    case .field: "field"
    case .control(let control): control.shown.kind
    case .image: "image"
    case .surface(.bar): "bar"
    case .surface(.barItem): "barItem"
    case .surface(.sheet): "sheet"
    case .surface(.popover): "popover"
    case .surface(.dialog): "dialog"
    }
  }
}
