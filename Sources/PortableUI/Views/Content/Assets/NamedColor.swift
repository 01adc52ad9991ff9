public import Foundation

extension Color {
  /// The colour called `name` in an asset catalogue among the resources of `bundle`, the program's own
  /// where that is `nil`. It follows light and dark as the catalogue says.
  ///
  /// Where there is none, that is said once, and the colour is grey: what it is for can still be seen.
  public init(_ name: String, bundle: Bundle? = nil) {
    let bundle = bundle ?? .main
    if let color = Color(asset: name, in: bundle) {
      self = color
    } else {
      ResourceProblem.missing("colour", name, in: bundle, shown: "grey")
      self = .gray
    }
  }

  /// The colour called `name` in an asset catalogue of `bundle`, if there is one.
  package init?(asset name: String, in bundle: Bundle) {
    guard let color = AssetCatalog.of(bundle).color(named: name) else { return nil }
    self = color
  }
}
