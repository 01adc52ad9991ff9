import Foundation

/// Has previews drawn in another process, and begins a new one behind a preview that ended it.
@MainActor
struct Overseer {
  /// How long a preview may take. One that takes longer does not come to an end.
  private static let patience = Duration.seconds(30)

  private let options: GalleryOptions

  init(_ options: GalleryOptions) { self.options = options }

  /// Draws all, writes the page, and says what came of it.
  func run() async throws -> GalleryReport {
    let begin = ContinuousClock.now
    let pictures = options.output.appending(path: "pictures")
    try? FileManager.default.removeItem(at: pictures)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    var report = GalleryReport(page: options.output.appending(path: "index.html"))
    var next = GalleryOptions.Start()
    while let place = try await draw(from: next, into: &report) { next = place.next }
    let accepted = AcceptedPictures(options.accepted)
    report.compare(with: accepted, in: pictures)
    try GalleryPage(report).html.write(to: report.page, atomically: true, encoding: .utf8)
    if options.accepts { try accepted.replace(by: pictures, keepingOthers: options.only != nil) }
    report.duration = .now - begin
    return report
  }

  /// Draws from `start` on; returns the place where that was interrupted, which the report names.
  private func draw(
    from start: GalleryOptions.Start, into report: inout GalleryReport
  ) async throws -> Worker.Place? {
    let end = try await drawn(from: start) { report.previews.append($0) }
    if let place = end.place {
      report.broken.append(BrokenPreview(title: place.title, reason: end.reason))
    }
    return end.place
  }

  /// How a process that draws has ended: at which preview and why, where it was interrupted.
  private struct End {
    var place: Worker.Place?
    var reason = ""
  }

  private func drawn(
    from start: GalleryOptions.Start, _ take: (DrawnPreview) -> Void
  ) async throws -> End {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = options.arguments(drawingFrom: start)
    let output = Pipe()
    process.standardOutput = output
    let lines = LinesOfProcess(output.fileHandleForReading)
    try process.run()
    var current: Worker.Place?
    var isDone = false
    while let line = await lines.next(within: Self.patience) {
      if let place: Worker.Place = try value(in: line, after: Worker.Line.begins) {
        current = place
      } else if let drawn: DrawnPreview = try value(in: line, after: Worker.Line.drew) {
        take(drawn)
        current = nil
      } else if line == Worker.Line.ends {
        isDone = true
      } else {
        print(line)  // What the previews print themselves.
      }
    }
    let isLate = process.isRunning && !lines.hasEnded
    if isLate { process.terminate() }
    process.waitUntilExit()
    if isDone { return End() }
    guard let current else {
      throw GalleryError(
        description: "The pictures could not be drawn; what is said above tells why.")
    }
    if isLate { return End(place: current, reason: "it did not come to an end") }
    return End(
      place: current,
      reason: process.terminationReason == .uncaughtSignal
        ? "it ended the program by signal \(process.terminationStatus)"
        : "it ended the program with status \(process.terminationStatus)")
  }

  private func value<Value: Decodable>(in line: String, after word: String) throws -> Value? {
    guard line.hasPrefix(word) else { return nil }
    return try JSONDecoder().decode(Value.self, from: Data(line.dropFirst(word.count).utf8))
  }
}

extension Worker.Place {
  /// What is drawn after it. Where what a preview shows is not even known, that is the next preview.
  fileprivate var next: GalleryOptions.Start {
    guard let part else { return .init(preview: preview + 1) }
    return .init(preview: preview, part: part + 1)
  }
}
