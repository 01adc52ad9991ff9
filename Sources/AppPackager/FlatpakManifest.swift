import Foundation

/// What `flatpak-builder` reads to build an app: GNOME's runtime has the toolkit, the extension of the
/// freedesktop SDK has Swift.
struct FlatpakManifest {
  let app: AppDescription
  /// The folders of the app's package and of those it uses that lie on this machine, the app's first.
  let packages: [URL]
  /// Whether it uses packages that come from servers.
  let fetches: Bool
  /// The folder that the manifest is in.
  let folder: URL

  // Of GNOME's runtime, and of the freedesktop SDK that it is made of.
  private static let (runtime, base) = ("49", "25.08")

  /// What must be installed to build it.
  static let sdk = [
    "org.gnome.Sdk//\(runtime)", "org.freedesktop.Sdk.Extension.swift6//\(base)",
  ]

  /// What a window needs; what else an app may do, its description says.
  private static let window = [
    "--device=dri", "--share=ipc", "--socket=fallback-x11", "--socket=wayland",
  ]

  /// The manifest's text.
  func text() throws -> String {
    let sdk = "/usr/lib/sdk/swift6"
    let manifest: [String: Any] = [
      "app-id": app.id, "command": app.executable,
      "runtime": "org.gnome.Platform", "runtime-version": Self.runtime, "sdk": "org.gnome.Sdk",
      "sdk-extensions": ["org.freedesktop.Sdk.Extension.swift6"],
      "build-options": ["append-path": "\(sdk)/bin", "prepend-ld-library-path": "\(sdk)/lib"],
      "finish-args": Self.window + (app.permissions ?? []),
      "modules": [module],
    ]
    let data = try JSONSerialization.data(
      withJSONObject: manifest, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private var module: [String: Any] {
    var module: [String: Any] = [
      "name": app.packageName, "buildsystem": "simple", "build-commands": commands,
      "sources": sources,
    ]
    if fetches { module["build-options"] = ["build-args": ["--share=network"]] }
    return module
  }

  /// Builds as for a Debian package, and puts everything where that puts it.
  private var commands: [String] {
    let package = place(of: packages[0]).quoted
    let (built, home) = ("\(package)/.build/release", "/app/lib/\(app.packageName)")
    return [
      "swift build --package-path \(package) --configuration release --product \(app.executable)"
        + " --static-swift-stdlib -Xlinker --gc-sections",
      "install -D --strip \(built)/\(app.executable) \(home)/\(app.executable)",
      "find \(built)/ -maxdepth 1 -name '*.resources' -exec cp -R {} \(home)/ ';'",
      "mkdir -p /app/bin",
      "ln -s ../lib/\(app.packageName)/\(app.executable) /app/bin/\(app.executable)",
      "cp -R desktop/share /app/",
    ]
  }

  /// All packages, in folders that lie to one another as they do here, and what desktops read.
  private var sources: [[String: Any]] {
    let whole = packages.filter { package in !packages.contains { $0.holds(package) } }
    let folders = whole.map { package -> [String: Any] in
      let inner = packages.filter { package.holds($0) }.map { $0.path(from: package) + "/.build" }
      return [
        "type": "dir", "path": package.path(from: folder), "dest": place(of: package),
        "skip": [".build", ".git"] + inner.sorted(),
      ]
    }
    return folders + [["type": "dir", "path": app.id, "dest": "desktop"]]
  }

  private func place(of package: URL) -> String {
    let parents = packages.map { $0.deletingLastPathComponent().pathComponents }
    let shared = parents.dropFirst().reduce(parents[0]) { shared, parent in
      zip(shared, parent).prefix { $0 == $1 }.map(\.0)
    }
    return package.pathComponents.dropFirst(shared.count).joined(separator: "/")
  }
}

extension String {
  /// One word of a shell.
  fileprivate var quoted: String { "'\(replacing("'", with: #"'\''"#))'" }
}

extension URL {
  /// Whether `other` lies somewhere in this folder.
  fileprivate func holds(_ other: URL) -> Bool {
    other.pathComponents.count > pathComponents.count
      && other.pathComponents.starts(with: pathComponents)
  }

  /// How to get here from a folder.
  fileprivate func path(from folder: URL) -> String {
    let (start, end) = (folder.pathComponents, pathComponents)
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: start.count - shared) + end.dropFirst(shared)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
