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
  @exclusivity(unchecked) private var passage: Passage?

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
    Self.forget(pointer)
    g_object_unref(pointer)
  }

  /// The widget that holds the widgets of the elements inside.
  var inner: WidgetPointer { pointer }

  /// Where in this widget `inner` begins.
  var innerOrigin: Point { .zero }

  /// How opaque it is, and how stretched, apart from a passage.
  var opacity: Double { 1 }
  var scale: LayerContent.Scale? { nil }

  /// Whether it is the right widget for `content`, which is of the kind that it was made for.
  func canShow(_ content: ElementContent) -> Bool { true }

  /// Shows `content`, which is of the kind that the widget was made for.
  func show(_ content: ElementContent) {}

  /// The desktop looks different.
  func lookChanged() {}

  /// Shows again what its element says, where a person has made the widget show something else.
  final func settle() {
    guard let element else { return }
    show(element.content)
  }

  /// Takes everything that its element says.
  final func update(from element: Element) {
    show(element.content)
    speak(element.accessibility)
    pass(element.passage)
  }

  /// The bar of the window whose content it is.
  var header: HeaderBar? { nil }

  /// What is below that bar, where it is the content of that.
  var body: WindowBody? { nil }

  /// What knows of the keyboard in the window whose content it is.
  var watch: FocusWatch? { nil }

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

  /// Gives it the frame that its element has in `parent`, in whole pixels.
  func place(_ element: Element, in parent: Widget) {
    let frame = element.frame
    let (left, top) = (frame.minX.rounded(), frame.minY.rounded())
    let size = Size(width: frame.maxX.rounded() - left, height: frame.maxY.rounded() - top)
    let origin = parent.innerOrigin
    let stretch = Stretch(scale, in: size).then(Stretch(passage?.scale, in: size))
    cgtk_view_place(
      pointer, Float(left - origin.x + stretch.x), Float(top - origin.y + stretch.y),
      Int32(size.width), Int32(size.height), Float(stretch.width), Float(stretch.height))
    visibilityChanged(isFlat: stretch.isFlat)
  }

  /// Whether it is kept out of sight.
  var isHidden: Bool { false }
  private var isFlat = false

  /// Shows it, or does not. What is stretched to nothing cannot be turned back into places for a
  /// pointer, so it is not shown either.
  final func visibilityChanged(isFlat: Bool? = nil) {
    self.isFlat = isFlat ?? self.isFlat
    let isShown = !isHidden && !self.isFlat
    guard isShown != (gtk_widget_get_child_visible(pointer) != 0) else { return }
    gtk_widget_set_child_visible(pointer, isShown ? 1 : 0)
    silenceChanged()
  }

  private func pass(_ passage: Passage) {
    let old = self.passage
    guard passage != old else { return }
    self.passage = passage
    if passage.opacity != old?.opacity ?? 1 { opacityChanged() }
    if passage.scale != old?.scale { scaleChanged() }
    guard passage.isLeaving != old?.isLeaving ?? false else { return }
    gtk_widget_set_can_focus(pointer, passage.isLeaving ? 0 : 1)
    presenceChanged()
  }

  /// Shows it as opaque as it is.
  final func opacityChanged() {
    gtk_widget_set_opacity(pointer, opacity * (passage?.opacity ?? 1))
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
    !isHidden && passage?.isLeaving != true && opacity * (passage?.opacity ?? 1) > 0
  }

  /// Lets pointers reach it, or what is behind, and assistive technologies speak of it or not.
  final func presenceChanged() {
    gtk_widget_set_can_target(pointer, takesPointer && isThere ? 1 : 0)
    silenceChanged()
  }

  /// Whether it is only for looks where it has no name.
  var isDecoration: Bool { false }

  /// The widget that assistive technologies are told of.
  var speaker: WidgetPointer { pointer }

  /// They were told another name.
  func nameChanged(_ name: String) {}
}
