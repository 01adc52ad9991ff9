import APPNAMEFeature
import StateGallery

/// Draws all previews: `swift package gallery`.
@main
enum APPNAMEPreviews {
  static func main() async { await Gallery.main() }
}
