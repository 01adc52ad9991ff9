import Foundation
import SystemTesting
import Testing
import ViewTesting

/// The tutorials: the last step of each is a file of this target, and the steps before compile.
struct TutorialTests {
  @Test(arguments: try Step.all)
  func `a step compiles, without a remark`(step: Step) throws {
    #expect(try Compiler().remarks(on: step.file, beside: step.neighbours) == [])
  }

  @Test(arguments: try Step.manifests)
  func `SwiftPM reads a manifest`(step: Step) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    try files.copyItem(at: step.file, to: folder.appendingPathComponent("Package.swift"))
    let reading = try Program(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", "package", "--package-path", folder.path, "dump-package"])
    #expect(reading.status == 0, "\(reading.said)")
  }

  @MainActor
  @Test func `alerts are switched on, and the horn is chosen`() async throws {
    let screen = Screen(AlertsView())
    #expect(screen.texts == ["Silent", "Alerts"])
    try screen.toggle("Alerts")
    await screen.settle()
    #expect(screen.texts == ["Bell rings", "Alerts", "Use the horn"])
    try screen.tap("Use the horn")
    await screen.settle()
    #expect(screen.texts == ["Horn rings", "Alerts", "Use the horn"])
  }

  @MainActor
  @Test func `stations fail, are loaded, and are loaded again`() async throws {
    var answers: [Result<[String], NoSignal>] = [
      .failure(NoSignal()), .success(["Coast"]), .success(["Coast", "Valley"]),
    ]
    let screen = Screen(StationsView { try answers.removeFirst().get() })
    #expect(screen.exists("No stations"))
    await screen.settle()
    #expect(screen.texts == ["Something went wrong", "Retry"])
    try screen.tap("Retry")
    await screen.settle()
    #expect(screen.texts == ["Coast", "Reload"])
    try screen.tap("Reload")
    await screen.settle()
    #expect(screen.texts == ["Coast", "Valley", "Reload"])
  }
}

private struct NoSignal: Error {}

/// A file of a tutorial that is no part of this target.
struct Step: CustomTestStringConvertible {
  let file: URL
  let testDescription: String

  /// What a test of the quote tests, and an app shows.
  var neighbours: [URL] {
    testDescription.hasPrefix("Quotes") || testDescription.hasPrefix("QuoteTests")
      ? [Self.sources.appendingPathComponent(Self.quote)]
      : []
  }

  private static let quote = "VSM/VSM.docc/Resources/Quote-6.swift"
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// All of them, but those that this target is made of, and manifests.
  static var all: [Step] {
    get throws { try files.filter { !$0.isManifest } }
  }

  /// Those that SwiftPM reads.
  static var manifests: [Step] {
    get throws { try files.filter(\.isManifest) }
  }

  private var isManifest: Bool { testDescription.contains("Package-") }

  private static var files: [Step] {
    get throws {
      let files = FileManager.default
      let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Steps")
      let lasts = try files.contentsOfDirectory(at: own, includingPropertiesForKeys: nil)
        .map { $0.resolvingSymlinksInPath().lastPathComponent }
      return try ["VSM", "ViewStore", "ViewStateController", "ViewTesting", "PortableUI"].flatMap {
        module in
        try files.contentsOfDirectory(
          at: sources.appendingPathComponent("\(module)/\(module).docc/Resources"),
          includingPropertiesForKeys: nil)
      }
      .filter { $0.pathExtension == "swift" && !lasts.contains($0.lastPathComponent) }
      .map { Step(file: $0, testDescription: $0.lastPathComponent) }
      .sorted { $0.testDescription < $1.testDescription }
    }
  }
}
