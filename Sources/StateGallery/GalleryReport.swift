import Foundation

/// What came of drawing all previews.
struct GalleryReport {
  /// How a picture stands to the one that was found good.
  enum Standing {
    case same, different, new
  }

  let page: URL
  var previews: [DrawnPreview] = []
  var broken: [BrokenPreview] = []
  var duration = Duration.zero

  /// Where pictures were found good before: how each is now.
  private(set) var standings: [String: Standing] = [:]

  /// The pictures that were found good and are of no preview any more.
  private(set) var gone: [String] = []

  /// Notes how the pictures in `folder` differ from those that were found good, of which it gets copies.
  mutating func compare(with accepted: AcceptedPictures, in folder: URL) {
    let known = accepted.names
    if known.isEmpty { return }
    let drawn = previews.flatMap(\.pictures).map(\.file)
    for name in drawn {
      guard let before = accepted.picture(name) else {
        standings[name] = .new
        continue
      }
      let now = FileManager.default.contents(atPath: folder.appending(path: name).path)
      standings[name] = now == before ? .same : .different
      if now != before {
        try? before.write(to: folder.appending(path: "before-\(name)"))
      }
    }
    gone = known.subtracting(drawn).sorted()
  }

  /// The states of the features that are shown of which there is no picture.
  var unseen: [(feature: String, state: StateName)] {
    var known: Set<String> = []
    return previews.flatMap { preview -> [(feature: String, state: StateName)] in
      guard let states = preview.states, known.insert(preview.feature).inserted else { return [] }
      let seen = Set(previews.filter { $0.feature == preview.feature }.map(\.name))
      return states.filter { !seen.contains($0.name) }.map { (preview.feature, $0) }
    }
  }

  private func count(_ standing: Standing) -> Int { standings.values.count { $0 == standing } }

  /// What is said at the end.
  var summary: String {
    let pictures = previews.map(\.pictures.count).reduce(0, +)
    let issues = previews.flatMap(\.pictures).map(\.issues.count).reduce(0, +)
    let unseen = unseen.map { "\($0.feature).\($0.state.name)" }
    let seconds =
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    var lines = [
      "\(pictures) pictures of \(previews.count) previews in"
        + " \(seconds.formatted(.number.precision(.fractionLength(1)))) s: \(page.path)"
    ]
    if !standings.isEmpty {
      lines.append(
        "\(count(.different)) differ from those found good, \(count(.new)) are new, \(gone.count) are gone"
      )
    }
    if !unseen.isEmpty {
      lines.append("States without a picture: \(unseen.joined(separator: ", "))")
    }
    if issues > 0 { lines.append("\(issues) things that some people cannot use or read") }
    for preview in broken { lines.append("Not drawn: \(preview.title): \(preview.reason)") }
    return lines.joined(separator: "\n")
  }
}
