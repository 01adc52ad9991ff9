import CGTK
import LayoutEngine
import PortableUI

/// Nets of colours, each drawn into a texture once for the colours that it has somewhere.
extension Painter {
  /// Adds `mesh` to `snapshot`, stretched to `frame`.
  func append(_ mesh: MeshPaint, in frame: Rect, on snapshot: OpaquePointer) {
    var bounds = graphene_rect_t(frame)
    gtk_snapshot_append_texture(snapshot, MeshTextures.texture(of: mesh, color: rgba), &bounds)
  }
}

/// The textures of the nets that were drawn last.
enum MeshTextures {
  private final class Drawn {
    let mesh: MeshPaint
    let colors: [ColorMixture]
    let texture: OpaquePointer

    init(_ mesh: MeshPaint, _ colors: [ColorMixture], _ texture: OpaquePointer) {
      self.mesh = mesh
      self.colors = colors
      self.texture = texture
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }
  }

  private static var drawn: [Drawn] = []
  private static let most = 8

  static func texture(of mesh: MeshPaint, color: (PortableUI.Color) -> GdkRGBA) -> OpaquePointer {
    let colors = (mesh.colors + [mesh.background]).map { ColorMixture(color($0)) }
    if let known = drawn.firstIndex(where: { $0.mesh == mesh && $0.colors == colors }) {
      let texture = drawn.remove(at: known)
      drawn.append(texture)
      return texture.texture
    }
    if drawn.count == most { drawn.removeFirst() }
    let new = make(mesh.bytes { ColorMixture(color($0)) })
    drawn.append(Drawn(mesh, colors, new))
    return new
  }

  private static func make(_ points: [UInt8]) -> OpaquePointer {
    let side = MeshPaint.side
    let bytes = points.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(
      CInt(side), CInt(side), GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, bytes, gsize(side * 4))
  }
}
