import Foundation
import PackagePlugin

/// `swift package gallery`: builds the program of the package that calls `Gallery.main()`, and runs it.
///
///     swift package gallery [--only WORDS] [--accept] [--output DIR] [--watch]
///
/// With `--watch` it does so again whenever a source of the package has changed, until it is stopped.
@main
struct DrawGallery: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let wanted = arguments.filter { $0 != "--watch" }
    guard wanted.count < arguments.count else { return try draw(context, wanted) }
    let parent = getppid()
    // What is drawn there is no source, whatever folder that is.
    let output = zip(wanted, wanted.dropFirst()).first { $0.0 == "--output" }
      .map { URL(filePath: $0.1).standardizedFileURL.path + "/" }
    while getppid() == parent {
      let sources = Sources(of: context.package, besides: output)
      do { try draw(context, wanted) } catch { Diagnostics.warning("\(error)") }
      print("Waiting for a source to change.")
      // Who started it may be ended without it.
      while getppid() == parent, Sources(of: context.package, besides: output) == sources {
        Thread.sleep(forTimeInterval: 0.3)
      }
    }
  }

  private func draw(_ context: PluginContext, _ arguments: [String]) throws {
    let galleries = context.package.targets(ofType: SwiftSourceModuleTarget.self).filter {
      $0.kind == .executable && $0.dependencies.contains(where: isGallery)
    }
    guard let gallery = galleries.first else {
      throw Refusal(
        description: """
          No program of '\(context.package.displayName)' draws a gallery. Fix: add an executable target \
          that depends on the product 'StateGallery' and on the modules with previews, with this in it:
            import StateGallery
            @main enum Previews { static func main() async { await Gallery.main() } }
          """)
    }
    if galleries.count > 1 {
      Diagnostics.warning(
        "'\(gallery.name)' draws; \(galleries.dropFirst().map(\.name)) would draw a gallery as well"
      )
    }
    let products = context.package.products(ofType: ExecutableProduct.self)
    let product = products.first { $0.mainTarget.id == gallery.id }?.name ?? gallery.name
    let result = try packageManager.build(
      .product(product), parameters: .init(configuration: .debug, logging: .concise))
    guard result.succeeded,
      let program = result.builtArtifacts.first(where: {
        $0.kind == .executable && $0.url.lastPathComponent == product
      })
    else { throw Refusal(description: "'\(product)' could not be built:\n\(result.logText)") }
    let process = Process()
    process.executableURL = program.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Refusal(description: "Not every preview was drawn.") }
  }

  private func isGallery(_ dependency: TargetDependency) -> Bool {
    switch dependency {
    case .product(let product): product.name == "StateGallery"
    case .target(let target): target.name == "StateGallery"
    @unknown default: false
    }
  }

  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }
}

/// When each file was changed last that the targets of a package consist of, and of those beside it that
/// it needs: looked up in their folders, where files come and go while somebody watches.
private struct Sources: Equatable {
  private var dates: [String: Date] = [:]

  init(of package: Package, besides folder: String?) {
    add(package)
    for dependency in package.dependencies {
      if case .local = dependency.package.origin { add(dependency.package) }
    }
    if let folder { dates = dates.filter { !$0.key.hasPrefix(folder) } }
  }

  private mutating func add(_ package: Package) {
    for target in package.targets.compactMap({ $0 as? any SourceModuleTarget }) {
      let files = FileManager.default.enumerator(
        at: target.directoryURL, includingPropertiesForKeys: [.contentModificationDateKey],
        options: .skipsHiddenFiles)
      while let file = files?.nextObject() as? URL {
        let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
        dates[file.path] = values?.contentModificationDate
      }
    }
  }
}
