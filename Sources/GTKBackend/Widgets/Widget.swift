import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows one element with one widget of GTK. It is what the element keeps as its `native`.
class Widget {
  /// The widget; kept alive by this object, and by the widget around it.
  let pointer: WidgetPointer

  /// Who hears of what a person does, until it is dropped or its graph closed.
  @exclusivity(unchecked) final unowned var element: Element?

  /// What assistive technologies were told.
  @exclusivity(unchecked) final var speech = Speech()

  /// How it comes or goes; nothing where it never did.
  @exclusivity(unchecked) private var transition: TransitionState?

  /// How many there are.
  @exclusivity(unchecked) private(set) static var liveCount = 0

  init(_ pointer: WidgetPointer, for element: Element?) {
    self.pointer = pointer
    self.element = element
    g_object_ref_sink(pointer)
    Self.liveCount += 1
  }

  isolated deinit {
    Self.liveCount -= 1
    if let tint { Tints.give(back: tint, by: pointer) }
    Self.forget(pointer)
    g_object_unref(pointer)
  }

  /// The widget that holds the widgets of the elements inside.
  var inner: WidgetPointer { pointer }

  /// Where in this widget `inner` begins.
  var innerOrigin: Point { .zero }

  /// How opaque it is, and how stretched, apart from a transition.
  var opacity: Double { 1 }
  var scale: LayerContent.Scale? { nil }

  /// How it is drawn besides, where it has a size.
  var transform: DrawnTransform? { nil }

  /// Whether what it shows is not seen itself: it is the mask of what it is in.
  var isMask: Bool { false }

  /// Whether it is the right widget for `content`, which is of the kind that it was made for.
  func canShow(_ content: ElementContent) -> Bool { true }

  /// Shows `content`, which is of the kind that the widget was made for.
  func show(_ content: ElementContent) {}

  /// The desktop looks different.
  func themeChanged() {}

  /// Shows again what its element says, where a person has made the widget show something else.
  final func settle() {
    guard let element else { return }
    show(element.content)
  }

  /// Takes everything that its element says.
  final func update(from element: Element) {
    take(element.scheme)
    sleep(element.isAsleep)
    show(element.content)
    take(isMirrored: element.isMirrored)
    speak(element.accessibility)
    pass(element.transition)
  }

  /// Whether it is kept and not there. GTK knows of nothing in it then.
  private var isAsleep = false

  private func sleep(_ isAsleep: Bool) {
    guard isAsleep != self.isAsleep else { return }
    self.isAsleep = isAsleep
    gtk_widget_set_visible(pointer, isAsleep ? 0 : 1)
    // GTK has forgotten where it was, and does not say so.
    if !isAsleep { gtk_widget_queue_resize(pointer) }
  }

  /// Lets a person use it, or not. One that has the keyboard gives it away first: GTK leaves it half there
  /// otherwise, and complains when the cursor is to blink.
  final func enable(_ isEnabled: Bool) {
    if !isEnabled, let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root),
      focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
    {
      gtk_root_set_focus(root, nil)
    }
    gtk_widget_set_sensitive(pointer, isEnabled ? 1 : 0)
  }

  private func take(isMirrored: Bool) {
    let direction = isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    let isTurned = gtk_widget_get_direction(pointer) != direction
    guard isTurned || isMirrored && hasParts else { return }
    gtk_widget_set_direction(pointer, direction)
    if isTurned || hasParts { turnParts(to: direction) }
  }

  /// Whether GTK makes it of other widgets, of which nobody else knows.
  var hasParts: Bool { true }

  /// Turns the widgets that go in the direction in which it goes, apart from what is inside. GTK hands it on
  /// to nobody, and may make more of them with whatever is shown.
  func turnParts(to direction: GtkTextDirection) { Self.turnParts(of: pointer, to: direction) }

  static func turnParts(of widget: WidgetPointer, to direction: GtkTextDirection) {
    var next = gtk_widget_get_first_child(widget)
    while let part = next {
      gtk_widget_set_direction(part, direction)
      turnParts(of: part, to: direction)
      next = gtk_widget_get_next_sibling(part)
    }
  }

  /// Whether it is light or dark; `nil` where it is as the desktop is.
  @exclusivity(unchecked) private(set) final var scheme: ColorScheme?

  /// The widgets that are light or dark with it, apart from what is inside.
  var dressed: [WidgetPointer] { [pointer] }

  /// Whether another scheme begins here than the one around it.
  final var isSchemeEdge: Bool {
    guard let scheme else { return false }
    return scheme != element?.parent?.scheme
  }

  private func take(_ new: ColorScheme?) {
    guard new != scheme else { return }
    let old = scheme
    scheme = new
    for widget in dressed { Schemes.change(widget, from: old, to: new) }
    retint()
    schemeChanged()
    for child in element?.children ?? [] { (child.native as? Widget)?.edgeChanged() }
    edgeChanged()
  }

  private func edgeChanged() {
    if isSchemeEdge {
      gtk_widget_add_css_class(pointer, Schemes.edgeClass)
    } else {
      gtk_widget_remove_css_class(pointer, Schemes.edgeClass)
    }
    themeChanged()
  }

  /// Says that it is light or dark now.
  func schemeChanged() {}

  @exclusivity(unchecked) private var tint: Tints.Key?

  /// Gives its control another colour; `nil` for the desktop's.
  final func show(tint color: Color?) {
    let new = color.map { Tints.Key(color: $0, scheme: scheme) }
    guard new != tint else { return }
    if let tint { Tints.give(back: tint, by: pointer) }
    if let new { Tints.take(new, for: pointer) }
    tint = new
  }

  private func retint() { if let tint { show(tint: tint.color) } }

  /// The bar of the window whose content it is.
  var header: HeaderBar? { nil }

  /// What is below that bar, where it is the content of that.
  var body: WindowBody? { nil }

  /// What knows of the keyboard in the window whose content it is.
  var watch: FocusWatch? { nil }

  /// Something is presented over it, or is not any more.
  func coverChanged(isCovered: Bool) {}

  /// It is given the keyboard in a moment.
  func willTakeKeyboard() {}

  /// The widget that the keyboard is moved to for it, and the element that has the keyboard where it is here.
  var keyboardPlace: WidgetPointer { pointer }
  var keyboardElement: Element? { element }

  /// Takes the keyboard, which it had before, and leaves all as it was then.
  func takeKeyboardBack() { gtk_widget_grab_focus(keyboardPlace) }

  /// Whether it shows `child`, rather than say itself what that shows.
  func admits(_ child: Widget) -> Bool { true }

  /// Comes into `parent`, behind `previous` or as the first, wherever it was before.
  func enter(_ parent: Widget, after previous: Widget?) {
    guard parent.admits(self) else { return }
    let neighbour = previous.flatMap { parent.admits($0) ? $0.pointer : nil }
    gtk_widget_insert_after(pointer, parent.inner, neighbour)
    parent.entered(by: self)
  }

  /// Another one has come into it.
  func entered(by child: Widget) {}

  /// Leaves what it is in.
  func leave() { gtk_widget_unparent(pointer) }

  /// How far it reaches beyond its frame, above and below.
  var spill: Double { 0 }

  /// Gives it the frame that its element has in `parent`, in whole pixels.
  func place(_ element: Element, in parent: Widget) {
    let frame = element.frame
    let (left, top) = (frame.minX.rounded(), frame.minY.rounded())
    let size = Size(width: frame.maxX.rounded() - left, height: frame.maxY.rounded() - top)
    let origin = parent.innerOrigin
    let spill = spill
    let stretch = Stretch(scale, in: size).then(Stretch(transition?.scale, in: size))
    cgtk_view_place(
      pointer, Float(left - origin.x + stretch.x), Float(top - origin.y + stretch.y - spill),
      Self.pixels(size.width), Self.pixels(size.height + 2 * spill),
      Float(stretch.width), Float(stretch.height))
    var plane = transform.map { CGTKPlane($0.transform(in: size)) }
    if plane != nil { cgtk_view_transform(pointer, &plane!) }
    let isNear = abs(left) < Self.endOfSight && abs(top) < Self.endOfSight
    visibilityChanged(isNowhere: stretch.isFlat || plane?.isFlat == true || !isNear)
  }

  /// From here on cairo loses count, and calls that a lack of memory.
  private static let endOfSight = 1_000_000_000.0

  /// What swings far beyond its goal is none the larger for it.
  private static func pixels(_ length: Double) -> Int32 {
    length > 0 ? Int32(min(length, Length.most)) : 0
  }

  /// Whether it is kept out of sight.
  var isHidden: Bool { false }
  private var isNowhere = false

  /// Shows it, or does not. What is stretched to nothing cannot be turned back into places for a
  /// pointer, so it is not shown either, nor is what is too far away to be drawn.
  final func visibilityChanged(isNowhere: Bool? = nil) {
    self.isNowhere = isNowhere ?? self.isNowhere
    let isShown = !isHidden && !self.isNowhere
    guard isShown != (gtk_widget_get_child_visible(pointer) != 0) else { return }
    gtk_widget_set_child_visible(pointer, isShown ? 1 : 0)
    silenceChanged()
  }

  private func pass(_ transition: TransitionState) {
    let old = self.transition
    guard transition != old else { return }
    self.transition = transition
    if transition.opacity != old?.opacity ?? 1 { opacityChanged() }
    if transition.scale != old?.scale { scaleChanged() }
    guard transition.isLeaving != old?.isLeaving ?? false else { return }
    gtk_widget_set_can_focus(pointer, transition.isLeaving ? 0 : 1)
    presenceChanged()
  }

  /// Shows it as opaque as it is.
  final func opacityChanged() {
    gtk_widget_set_opacity(pointer, opacity * (transition?.opacity ?? 1))
    presenceChanged()
  }

  /// Stretches it as it is.
  final func scaleChanged() {
    guard let element, let parent = element.parent?.native as? Widget else { return }
    place(element, in: parent)
  }

  /// Whether pointers reach it, or what is in it.
  var takesPointer: Bool { true }

  /// Whether anybody can see it, and its view has not gone.
  final var isThere: Bool {
    !isHidden && transition?.isLeaving != true && opacity * (transition?.opacity ?? 1) > 0
  }

  /// Lets pointers reach it, or what is behind, and assistive technologies speak of it or not.
  final func presenceChanged() {
    targetChanged()
    silenceChanged()
  }

  /// Lets pointers reach it, or what is behind.
  final func targetChanged() {
    gtk_widget_set_can_target(pointer, takesPointer && isThere ? 1 : 0)
  }

  /// Whether it is only for looks where it has no name.
  var isDecoration: Bool { false }

  /// The widget that assistive technologies are told of.
  var speaker: WidgetPointer { pointer }

  /// They were told another name.
  func nameChanged(_ name: String) {}
}
