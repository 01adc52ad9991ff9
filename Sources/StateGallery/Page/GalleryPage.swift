import Foundation

/// The page that shows all pictures: one file beside their folder, to be opened from the disk.
struct GalleryPage {
  private let report: GalleryReport
  private var lines: [String] = []

  init(_ report: GalleryReport) { self.report = report }

  /// The page as a file.
  var html: String {
    var page = self
    page.add(
      "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Gallery</title>")
    page.add("<meta name=\"viewport\" content=\"width=device-width\">")
    page.add("<style>\(PageParts.style)</style></head><body>")
    page.add("<header><h1>Gallery</h1><input id=\"search\" type=\"search\" ")
    page.add("placeholder=\"Search\" aria-label=\"Search\" autofocus></header><main>")
    page.addMissing()
    for feature in page.features { page.add(feature: feature) }
    page.add("</main><script>\(PageParts.script)</script></body></html>\n")
    return page.lines.joined(separator: "\n")
  }

  private mutating func add(_ line: String) { lines.append(line) }

  /// The features, in the order of their first previews.
  private var features: [String] {
    var known: Set<String> = []
    return report.previews.map(\.feature).filter { known.insert($0).inserted }
  }

  /// What there is no picture of stands first.
  private mutating func addMissing() {
    let unseen = report.unseen
    if report.broken.isEmpty, unseen.isEmpty, report.gone.isEmpty { return }
    add("<section class=\"missing\"><h2>Without a picture</h2><ul>")
    for preview in report.broken {
      add("<li class=\"broken\">\(preview.title.escaped): \(preview.reason.escaped)</li>")
    }
    for (feature, state) in unseen {
      let reason = state.reason.map { ": \($0)" } ?? ""
      add("<li><b>\(feature.escaped).\(state.name.escaped)</b>\(reason.escaped)</li>")
    }
    for name in report.gone { add("<li>\(name.escaped) was found good, and is no more</li>") }
    add("</ul></section>")
  }

  private mutating func add(feature: String) {
    add("<section><h2>\(feature.escaped)</h2>")
    for preview in report.previews where preview.feature == feature { add(preview) }
    add("</section>")
  }

  private mutating func add(_ preview: DrawnPreview) {
    let words = "\(preview.feature) \(preview.name) \(preview.place)".lowercased().escaped
    add("<article data-words=\"\(words)\"><h3>\(preview.name.escaped)")
    add("<small>\(preview.place.escaped)</small></h3><div class=\"pictures\">")
    for picture in preview.pictures { add(picture, of: preview) }
    add("</div></article>")
  }

  private mutating func add(_ picture: DrawnPicture, of preview: DrawnPreview) {
    let standing = report.standings[picture.file]
    let kind = standing == .different ? " different" : standing == .new ? " new" : ""
    let path = "pictures/\(picture.file)".inAddress
    add("<figure class=\"picture\(kind)\"><a href=\"\(path)\">")
    add(
      "<img loading=\"lazy\" src=\"\(path)\" alt=\"\(preview.name.escaped), \(picture.variant)\"></a>"
    )
    if standing == .different {
      let before = "pictures/before-\(picture.file)".inAddress
      add("<a href=\"\(before)\"><img loading=\"lazy\" src=\"\(before)\" alt=\"As it was\"></a>")
    }
    let count = picture.issues.isEmpty ? "" : " <em>\(picture.issues.count)</em>"
    add(
      "<figcaption><details><summary>\(picture.variant)\(kind.isEmpty ? "" : ",\(kind)")\(count)</summary>"
    )
    if !picture.issues.isEmpty {
      add("<ul>\(picture.issues.map { "<li>\($0.escaped)</li>" }.joined())</ul>")
    }
    add("<pre>\(picture.tree.escaped)</pre></details></figcaption></figure>")
  }
}

extension String {
  /// As it stands in a page, between tags and in quotes.
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// As it stands in an address.
  fileprivate var inAddress: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self
  }
}
