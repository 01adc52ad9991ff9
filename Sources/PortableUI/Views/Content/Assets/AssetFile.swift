import Foundation

/// The list of an asset's variants, its `Contents.json`.
struct AssetFile {
  typealias Object = [String: Any]

  /// One entry of the list that has something to show.
  struct Variant {
    let content: Object

    /// Where it stands in the list.
    let place: String

    /// Whether it is for dark or for light; `nil` for both.
    let isDark: Bool?

    /// How far it is from what a desktop asks for.
    let distance: Int
  }

  let url: URL
  let variants: [Variant]
  let properties: Object

  /// The variants under `list` that have a `value`, of those kinds that are nearest to a desktop; `nil`
  /// where the file cannot be read, which is said.
  init?(of folder: URL, _ list: String, having value: String) {
    url = folder.appending(path: "Contents.json")
    guard let content = Self.read(url) else { return nil }
    guard let entries = content[list] as? [Any] else {
      ResourceProblem.asset.wrong(url, at: list, "a list of variants")
      return nil
    }
    var variants: [Variant] = []
    for (index, entry) in entries.enumerated() {
      let place = "\(list)[\(index)]"
      guard let entry = entry as? Object else {
        ResourceProblem.asset.wrong(url, at: place, "an object")
        continue
      }
      // Xcode keeps places for variants that nobody gave.
      guard entry[value] != nil, let variant = Variant(entry, at: place) else { continue }
      variants.append(variant)
    }
    let least = variants.map(\.distance).min()
    self.variants = variants.filter { $0.distance == least }
    properties = content["properties"] as? Object ?? [:]
  }

  private static func read(_ url: URL) -> Object? {
    do {
      let content = try JSONSerialization.jsonObject(with: try Data(contentsOf: url))
      if let content = content as? Object { return content }
      ResourceProblem.asset.wrong(url, at: "the top", "an object")
    } catch {
      ResourceProblem.asset.unreadable(url, error)
    }
    return nil
  }
}

extension AssetFile.Variant {
  /// The variant that `content` describes; `nil` for one that is only for eyes that need more contrast.
  fileprivate init?(_ content: AssetFile.Object, at place: String) {
    var isDark: Bool?
    for appearance in content["appearances"] as? [AssetFile.Object] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): return nil
      default: break
      }
    }
    let idiom = content["idiom"] as? String ?? "universal"
    // A Mac is what is nearest to a desktop; then come those that have large screens.
    var distance = ["mac", "universal", "ipad", "iphone"].firstIndex(of: idiom) ?? 4
    let narrower = ["locale", "language-direction", "display-gamut", "width-class", "height-class"]
    distance += 8 * narrower.count { content[$0] != nil }
    self.init(content: content, place: place, isDark: isDark, distance: distance)
  }
}
