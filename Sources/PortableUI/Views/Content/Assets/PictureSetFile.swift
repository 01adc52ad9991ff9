import Foundation
import LayoutEngine

/// Reads an `.imageset`: files for screens of several scales, and perhaps others where it is dark.
struct PictureSetFile {
  let url: URL

  /// What is in it; `nil` where no picture can be shown, which is said.
  func pictures() -> PictureSet? {
    guard let file = AssetFile(of: url, "images", having: "filename") else { return nil }
    var size: Size?
    var pictures: [PictureSet.File] = []
    for variant in file.variants {
      guard let picture = picture(variant, in: file) else { continue }
      pictures.append(picture.file)
      size = size ?? picture.size
    }
    guard let size else {
      if file.variants.isEmpty {
        ResourceProblem.asset.wrong(file.url, at: "images", "a picture with a filename")
      }
      return nil
    }
    let intent = file.properties["template-rendering-intent"] as? String
    return PictureSet(files: pictures, size: size, isTemplate: intent == "template")
  }

  private func picture(
    _ variant: AssetFile.Variant, in file: AssetFile
  ) -> (file: PictureSet.File, size: Size)? {
    let place = "\(variant.place).filename"
    guard let name = variant.content["filename"] as? String, !name.contains("/") else {
      ResourceProblem.asset.wrong(file.url, at: place, "the name of a file beside this one")
      return nil
    }
    let path = url.appending(path: name).path
    guard let content = FileManager.default.contents(atPath: path) else {
      ResourceProblem.asset.wrong(file.url, at: place, "a file called \(name)")
      return nil
    }
    guard let points = ImageFormat(content)?.size(of: content) else {
      ResourceProblem.asset.wrong(
        file.url, at: place, "a PNG, JPEG, GIF or SVG file instead of \(name)")
      return nil
    }
    let words = variant.content["scale"] as? String ?? "1x"
    guard words.hasSuffix("x"), let scale = Double(words.dropLast()), 0.1...16 ~= scale else {
      ResourceProblem.asset.wrong(file.url, at: "\(variant.place).scale", "1x, 2x or 3x")
      return nil
    }
    return (
      PictureSet.File(path: path, scale: scale, isDark: variant.isDark),
      Size(width: points.width / scale, height: points.height / scale)
    )
  }
}
