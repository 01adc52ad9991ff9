import ShopFeatures
import ShowcasePages
import StateGallery

/// Draws the previews of all features: `Scripts/gallery` runs it.
@main
enum ShowcaseGallery {
  static func main() async { await Gallery.main() }
}
