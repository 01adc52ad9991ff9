import PortableUI

extension UIFont.TextStyle: RawRepresentable {
  /// The role called `rawValue`; running text where no role has that name.
  public nonisolated init(rawValue: String) {
    self.init(style: Self.names.first { $0.value == rawValue }?.key ?? .body)
  }

  /// Its name.
  public nonisolated var rawValue: String { Self.names[style] ?? "UICTFontTextStyleBody" }

  private nonisolated static let names: [Font.TextStyle: String] = [
    .largeTitle: "UICTFontTextStyleTitle0", .title: "UICTFontTextStyleTitle1",
    .title2: "UICTFontTextStyleTitle2", .title3: "UICTFontTextStyleTitle3",
    .headline: "UICTFontTextStyleHeadline", .subheadline: "UICTFontTextStyleSubhead",
    .body: "UICTFontTextStyleBody", .callout: "UICTFontTextStyleCallout",
    .footnote: "UICTFontTextStyleFootnote", .caption: "UICTFontTextStyleCaption1",
    .caption2: "UICTFontTextStyleCaption2",
  ]
}
