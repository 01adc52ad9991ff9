import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows a picture or a symbol.
final class ImageWidget: DrawnWidget {
  private var content: ImageContent?

  /// Reads more of the picture, where it is larger than what was read of it.
  private var sharpening: Task<Void, Never>?

  isolated deinit { sharpening?.cancel() }

  init(for element: Element) { super.init("image", role: GTK_ACCESSIBLE_ROLE_IMG, for: element) }

  override func show(_ content: ElementContent) {
    guard case .image(let content) = content, content != self.content else { return }
    self.content = content
    sharpening?.cancel()
    sharpening = nil
    redraw()
  }

  private func sharpen(_ picture: Picture, of loaded: LoadedPicture) {
    let (size, scale) = (size, Double(gtk_widget_get_scale_factor(pointer)))
    let points = loaded.points(filling: Proposal(size), scale: scale)
    guard sharpening == nil, !picture.has(points) else { return }
    sharpening = Task { [weak self] in
      await picture.sharpen(loaded, to: points)
      guard !Task.isCancelled, let self else { return }
      sharpening = nil
      redraw()
    }
  }

  override var isDecoration: Bool { true }

  override func snapshot(_ snapshot: OpaquePointer) {
    guard let content else { return }
    if !content.isRedacted, case .loaded(let loaded) = content.source {
      let picture = Pictures.picture(at: content.source)
      if picture.texture != nil { sharpen(picture, of: loaded) }
    }
    draw(content, in: size, on: snapshot)
  }
}

extension Painter {
  /// Draws a picture that is stretched to fill a frame of `size`.
  func draw(_ content: ImageContent, in size: Size, on snapshot: OpaquePointer) {
    if content.isRedacted {
      let room = Rect(origin: .zero, size: size)
      return snapshot.append(foreground.faded(to: 0.18), in: room, radius: 4)
    }
    if let paint = content.paint, content.isTemplate || content.isSymbol {
      let room = Rect(origin: .zero, size: size)
      var shape = content
      shape.paint = nil
      shape.color = .black
      if !paint.shadows.isEmpty {
        var plain = content
        plain.paint = paint.plainOfManyColors
        return shaded(paint.shadows, on: snapshot) {
          draw(plain, in: size, on: $0)
        } form: {
          draw(shape, in: size, on: $0)
        }
      }
      return snapshot.masked {
        fill(room, with: paint, across: size, on: $0)
      } by: {
        draw(shape, in: size, on: $0)
      }
    }
    switch content.source {
    case .symbol(let name):
      Symbol.named(name).draw(on: snapshot, in: size, color: rgba(content.color))
    case .file, .loaded:
      draw(Pictures.picture(at: content.source), of: content, in: size, on: snapshot)
    case .set(let set):
      let path = set.path(isDark: isDark, scale: resolution)
      draw(Pictures.picture(at: .file(path)), of: content, in: size, on: snapshot)
    case .missing: break
    }
  }

  private func draw(
    _ picture: Picture, of content: ImageContent, in size: Size, on snapshot: OpaquePointer
  ) {
    guard let texture = picture.texture else { return }
    var room = graphene_rect_t(Rect(origin: .zero, size: size))
    func append() {
      // GSK chooses by itself how points become more or fewer; cairo can be told.
      guard content.scaling.isUsual else {
        return picture.draw(content.scaling, in: size, on: snapshot)
      }
      gtk_snapshot_append_texture(snapshot, texture, &room)
    }
    guard content.isTemplate else { return append() }
    snapshot.with(.painting(ColorMixture(rgba(content.color)))) { append() }
  }
}
