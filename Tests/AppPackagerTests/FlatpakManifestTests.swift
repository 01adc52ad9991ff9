import Foundation
import Testing

@testable import AppPackager

/// What `flatpak-builder` does with the manifest is done by hand: sources are laid out, commands run.
struct FlatpakManifestTests {
  private let folder = TemporaryFolder()

  private func manifest(
    _ packages: [String], fetches: Bool = false, permissions: [String]? = nil
  ) throws -> [String: Any] {
    var app = try AppDescription(reading: folder.write(Notes.description, as: "App.json"))
    app.permissions = permissions
    let manifest = FlatpakManifest(
      app: app, packages: packages.map { folder.url.appending(path: $0) }, fetches: fetches,
      folder: folder.url.appending(path: "out"))
    let object = try JSONSerialization.jsonObject(with: Data(manifest.text().utf8))
    return try #require(object as? [String: Any])
  }

  private func module(of manifest: [String: Any]) throws -> [String: Any] {
    try #require((manifest["modules"] as? [[String: Any]])?.first)
  }

  private func sources(of manifest: [String: Any]) throws -> [[String: Any]] {
    try #require(try module(of: manifest)["sources"] as? [[String: Any]])
  }

  @Test func `it asks for the runtime with the toolkit, for Swift, and for a window`() throws {
    let manifest = try manifest(["Notes"], permissions: ["--share=network"])
    #expect(manifest["app-id"] as? String == "org.example.Notes")
    #expect(manifest["runtime"] as? String == "org.gnome.Platform")
    #expect(
      manifest["sdk-extensions"] as? [String] == ["org.freedesktop.Sdk.Extension.swift6"])
    let permissions = try #require(manifest["finish-args"] as? [String])
    #expect(permissions.contains("--socket=wayland") && permissions.last == "--share=network")
  }

  @Test func `packages lie to one another as they do here, without what was built`() throws {
    let manifest = try manifest(["apps/Notes", "viewstate", "viewstate/Inner"])
    let sources = try sources(of: manifest)
    #expect(sources.map { $0["dest"] as? String } == ["apps/Notes", "viewstate", "desktop"])
    #expect(
      sources.map { $0["path"] as? String } == [
        "../apps/Notes", "../viewstate", "org.example.Notes",
      ])
    #expect(sources[1]["skip"] as? [String] == [".build", ".git", "Inner/.build"])
  }

  @Test func `the network is there only for packages that come from it`() throws {
    #expect(try module(of: manifest(["Notes"]))["build-options"] == nil)
    let options = try module(of: manifest(["Notes"], fetches: true))["build-options"]
    #expect(options as? [String: [String]] == ["build-args": ["--share=network"]])
  }

  @Test func `its commands install a program that starts and finds its resources`() throws {
    // A compiler that makes what SwiftPM would.
    let compiler = try folder.write(
      """
      #!/bin/sh
      test "$1 $2 $3" = "build --package-path My apps/Notes" || exit 1
      mkdir -p "$3/.build/x/Notes_Notes.resources" && ln -s x "$3/.build/release"
      echo Moin > "$3/.build/x/Notes_Notes.resources/Greeting.txt"
      cp /bin/echo "$3/.build/x/Notes"
      """, as: "tools/compiler")
    // Copied by another program: what this one has written cannot be run as long as a program that a test
    // beside this starts may still have it open, and a shell would then look for another compiler.
    let tools = compiler.deletingLastPathComponent()
    try Tool.run("sh", "-ec", "cp compiler swift; chmod 755 swift", in: tools, of: "dash")
    let build = folder.url.appending(path: "build")
    for place in ["My apps/Notes", "desktop/share/applications"] {
      try FileManager.default.createDirectory(
        at: build.appending(path: place), withIntermediateDirectories: true)
    }
    let installed = folder.url.appending(path: "app")
    let commands = try #require(
      try module(of: manifest(["My apps/Notes", "viewstate"]))["build-commands"] as? [String])
    for command in commands {
      try Tool.run(
        "sh", "-ec",
        "PATH=\(tools.path):$PATH; "
          + command.replacing("/app/", with: installed.path + "/"), in: build, of: "dash")
    }
    let program = installed.appending(path: "bin/Notes").resolvingSymlinksInPath()
    #expect(try Tool.run("sh", "-c", "\(program.path) started", of: "dash") == "started\n")
    let greeting = program.deletingLastPathComponent()
      .appending(path: "Notes_Notes.resources/Greeting.txt")
    #expect(try String(contentsOf: greeting, encoding: .utf8) == "Moin\n")
    #expect(
      FileManager.default.fileExists(atPath: installed.path + "/share/applications"))
  }
}
