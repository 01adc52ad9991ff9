import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI
import Threads

/// Draws elements for which there are no widgets.
struct ElementDrawing: Painter {
  let scheme: PortableUI.ColorScheme

  /// How large a point of colour is.
  var pixel = 1.0

  private(set) var foreground: GdkRGBA

  var isDark: Bool { scheme == .dark }
  var resolution: Double { 1 / pixel }

  init(scheme: PortableUI.ColorScheme, pixel: Double = 1) {
    self.scheme = scheme
    self.pixel = pixel
    foreground = GdkRGBA(hex: Appearance.hex(of: .primary, isDark: scheme == .dark))
  }

  func rgba(_ color: PortableUI.Color) -> GdkRGBA {
    Appearance.rgba(color, in: scheme, foreground: foreground)
  }

  /// Draws `element`, with what is inside, where it is in the element around it.
  func draw(_ element: Element, on snapshot: OpaquePointer) {
    if element.isAsleep { return }
    var drawing = self
    if let scheme = element.scheme, scheme != self.scheme {
      drawing = ElementDrawing(scheme: scheme, pixel: pixel)
    }
    let frame = element.frame
    let (left, top) = (onPixel(frame.minX), onPixel(frame.minY))
    let size = Size(width: onPixel(frame.maxX) - left, height: onPixel(frame.maxY) - top)
    snapshot.moved(x: left, y: top) { drawing.draw(element, in: size, on: snapshot) }
  }

  private func onPixel(_ length: Double) -> Double { (length / pixel).rounded() * pixel }

  private func draw(_ element: Element, in size: Size, on snapshot: OpaquePointer) {
    switch element.content {
    case .layer(let layer): draw(layer, of: element, in: size, on: snapshot)
    case .scroll(let scroll):
      snapshot.rounded(Rect(origin: .zero, size: size), radius: 0) {
        snapshot.moved(x: -scroll.offset.x, y: -scroll.offset.y) {
          drawInside(element, on: snapshot)
        }
      }
    case .text(let text): draw(text, in: size, on: snapshot)
    case .fill(let color): snapshot.append(rgba(color), in: Rect(origin: .zero, size: size))
    case .shape(let shape): draw(shape, in: size, on: snapshot)
    case .drawing(let drawing): draw(drawing, in: size, on: snapshot)
    case .divider:
      snapshot.append(foreground.faded(to: 0.15), in: Rect(origin: .zero, size: size))
    case .button(let button):
      let ink = drawBorder(of: button, in: size, on: snapshot)
      var label = self
      if let ink { label.foreground = ink }
      label.drawInside(element, on: snapshot)
    case .image(let image): draw(image, in: size, on: snapshot)
    case .field, .control:
      warnOnceInDebugBuilds(
        about: "picture of \(element.viewName)",
        "A picture of views leaves out what the desktop draws: \(element.viewName).")
    case .surface: break
    }
  }

  /// Draws the border of a button, and returns what is written in it, where that is another colour.
  private func drawBorder(
    of button: ButtonContent, in size: Size, on snapshot: OpaquePointer
  ) -> GdkRGBA? {
    let room = Rect(origin: .zero, size: size)
    let isRound = button.shape == .capsule || button.isCircle
    let radius = isRound ? min(size.width, size.height) / 2 : 6
    switch button.appearance {
    case .bordered:
      snapshot.append(foreground.faded(to: 0.1), in: room, radius: radius)
      return nil
    case .prominent:
      let color = rgba(button.tint ?? .accentColor)
      snapshot.append(color, in: room, radius: radius)
      return color.inkOnTop
    case .flat, .plain: return nil
    }
  }

  /// Draws what is inside of `element`, those further back first, apart from masks.
  func drawInside(_ element: Element, on snapshot: OpaquePointer) {
    let children = element.children.filter { !$0.isMask }
    guard children.contains(where: { $0.blend != nil }) else {
      for child in children { draw(child, on: snapshot) }
      return
    }
    var soFar = gtk_snapshot_new()!
    for child in children {
      guard let blend = child.blend else {
        draw(child, on: soFar)
        continue
      }
      let front = gtk_snapshot_new()!
      draw(child, on: front)
      soFar = cgtk_blend(soFar, front, blend.native)
    }
    guard let node = gtk_snapshot_free_to_node(soFar) else { return }
    gtk_snapshot_append_node(snapshot, node)
    gsk_render_node_unref(node)
  }
}

extension Element {
  /// Whether it is not seen itself: it is the mask of what it is in.
  var isMask: Bool {
    if case .layer(let layer) = content { layer.looks.part == .mask } else { false }
  }

  /// How it becomes one with those before it; `nil` where it covers them.
  fileprivate var blend: BlendMode? {
    if case .layer(let layer) = content { layer.looks.blend } else { nil }
  }
}
