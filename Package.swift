// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Settings every target of ours shares; the tools version brings the Swift 6 language mode.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Where SwiftUI and Combine are ours.
let portable: [Platform] = [.linux]

/// What says where GTK is: a file of ours where it stands in its usual place, and else, in Nix or under
/// a prefix of one's own, GTK's, with which SwiftPM remarks on flags that it drops.
let gtk: String = {
  let isUsual =
    FileManager.default.fileExists(atPath: "/usr/include/libadwaita-1/adwaita.h")
    && (Context.environment["PKG_CONFIG_PATH"] ?? "").isEmpty
  return isUsual ? Context.packageDirectory + "/Sources/CGTK/CGTK.pc" : "libadwaita-1"
}()

let package = Package(
  name: "viewstate",
  // What the systems need of Apple's: typed failures of async sequences, and the mutex.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "PortableCombine", targets: ["PortableCombine"]),
    .library(name: "PortableUI", targets: ["PortableUI"]),
    .library(name: "StreamTesting", targets: ["StreamTesting"]),
    .library(name: "StateTesting", targets: ["StateTesting"]),
    // Who tests views tests their states as well.
    .library(name: "ViewTesting", targets: ["ViewTesting", "StateTesting"]),
    .library(name: "StateScenarios", targets: ["StateScenarios"]),
    .library(name: "StateGallery", targets: ["StateGallery"]),
    .library(name: "GTKBackend", targets: ["GTKBackend"]),
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
    .library(name: "PortableCharts", targets: ["PortableCharts"]),
    .library(name: "ViewPlatform", targets: ["ViewPlatform"]),
    .library(name: "VSM", targets: ["VSM"]),
    .library(name: "CasePaths", targets: ["CasePaths"]),
    .library(name: "LegacyVSM", targets: ["LegacyVSM"]),
    .library(name: "ViewStore", targets: ["ViewStore"]),
    .library(name: "ViewStateController", targets: ["ViewStateController"]),
    .library(name: "StateStudio", targets: ["StateStudio"]),
    .plugin(name: "PackageApp", targets: ["PackageApp"]),
    .plugin(name: "DrawGallery", targets: ["DrawGallery"]),
  ],
  targets: [
    // Floor 0
    .target(name: "CWatchers"),
    .target(name: "Threads", dependencies: ["CWatchers"], swiftSettings: strict),
    .target(name: "MacroExpansion", swiftSettings: strict),
    // Tests depend on the library above: for one that depends on a macro, SwiftPM builds all of them, and
    // all that they need, as tools, and then a second time for programs.
    .macro(name: "ViewMacros", dependencies: ["MacroExpansion"], swiftSettings: strict),
    .executableTarget(name: "AppPackager", swiftSettings: strict),
    .plugin(
      name: "PackageApp",
      capability: .command(
        intent: .custom(
          verb: "package-app", description: "Makes a Debian package of the app in App.json")),
      dependencies: ["AppPackager"]),
    .plugin(
      name: "DrawGallery",
      capability: .command(
        intent: .custom(verb: "gallery", description: "Draws all previews of the package"))),
    // Floor 1
    .systemLibrary(name: "CGTK", pkgConfig: gtk, providers: [.apt(["libadwaita-1-dev"])]),
    .systemLibrary(name: "CMainQueue"),
    .systemLibrary(name: "CSwiftRuntime"),
    .target(name: "CLinkedBackend"),
    // It loads libcurl, and links nothing.
    .target(name: "CPictureCurl"),
    .target(name: "PortableCombine", dependencies: ["Threads"], swiftSettings: strict),
    .target(name: "LayoutEngine", swiftSettings: strict),
    .target(name: "StateEvents", dependencies: ["Threads", "CWatchers"], swiftSettings: strict),
    .target(
      name: "CasePaths", dependencies: ["Threads"], exclude: ["OriginalNames/README.md"],
      swiftSettings: strict),
    // Floor 2
    .target(
      name: "PortableUI",
      dependencies: [
        "PortableCombine", "LayoutEngine", "Threads", "CLinkedBackend", "CPictureCurl",
        "CSwiftRuntime", "ViewMacros", "StateEvents",
      ],
      swiftSettings: strict),
    .target(
      name: "StreamTesting", dependencies: ["PortableCombine", "StateEvents", "Threads"],
      swiftSettings: strict),
    // GTK brings libpng along.
    .target(
      name: "CGTKWidgets", dependencies: ["CGTK"], linkerSettings: [.linkedLibrary("png16")]),
    // Floor 3
    .target(
      name: "GTKBackend",
      dependencies: [
        "PortableUI", "LayoutEngine", "Threads", "CGTK", "CGTKWidgets", "CMainQueue",
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .target(
      name: "PortableUIKit",
      dependencies: [
        "PortableUI", "PortableCombine", "LayoutEngine", "Threads", "CSwiftRuntime",
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .target(
      name: "PortableCharts", dependencies: ["PortableUI", "Threads"], swiftSettings: strict),
    // Floor 4
    .target(
      name: "ViewTesting",
      dependencies: [
        "StreamTesting", "PortableCombine", "PortableUI", "PortableUIKit", "LayoutEngine",
        "Threads",
      ],
      swiftSettings: strict),
    .target(
      name: "ViewPlatform",
      dependencies: [
        .target(name: "PortableCombine", condition: .when(platforms: portable)),
        .target(name: "PortableUI", condition: .when(platforms: portable)),
      ],
      swiftSettings: strict),
    // Floor 5
    .target(
      name: "StateScenarios",
      dependencies: ["ViewTesting", "StreamTesting", "PortableUI"], swiftSettings: strict),
    .target(
      name: "VSM", dependencies: ["StateEvents", "ViewMacros", "ViewPlatform", "Threads"],
      exclude: ["OriginalNames/README.md"], swiftSettings: strict),
    .target(
      name: "ViewStore", dependencies: ["CasePaths", "StateEvents", "ViewPlatform", "Threads"],
      exclude: ["OriginalNames/README.md"], swiftSettings: strict),
    .target(
      name: "ViewStateController", dependencies: ["StateEvents", "ViewPlatform", "Threads"],
      exclude: ["OriginalNames/README.md"], swiftSettings: strict),
    .target(
      name: "StateStudio", dependencies: ["StateEvents", "ViewPlatform", "Threads"],
      swiftSettings: strict),
    // Floor 6
    .target(
      name: "StateGallery",
      dependencies: ["StateStudio", "ViewTesting", "PortableUI"], swiftSettings: strict),
    .target(
      name: "StateTesting",
      dependencies: ["VSM", "ViewStore", "StateEvents", "ViewPlatform", "Threads"],
      swiftSettings: strict),
    // Everywhere
    .target(
      name: "LegacyVSM", dependencies: ["VSM"], path: "Sources/Shims/LegacyVSM",
      swiftSettings: strict),
    // Tests mirror Sources
    .testTarget(
      name: "PortableCombineTests",
      dependencies: [
        "PortableCombine", "StreamTesting", "Threads", "CAllocationCounter", "MainLoopProbe",
        "LoopbackServer",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "MacroExpansionTests", dependencies: ["MacroExpansion"], swiftSettings: strict),
    .testTarget(name: "AppPackagerTests", dependencies: ["AppPackager"], swiftSettings: strict),
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["LayoutEngine"], exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "StreamTestingTests", dependencies: ["StreamTesting", "PortableCombine"],
      swiftSettings: strict),
    .testTarget(
      name: "StateTestingTests",
      dependencies: [
        "StateTesting", "StreamTesting", "VSM", "ViewStore", "ViewPlatform", "SystemTesting",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ViewTestingTests", dependencies: ["ViewTesting", "PortableCombine", "PortableUI"],
      swiftSettings: strict),
    .testTarget(
      name: "StateScenariosTests",
      dependencies: ["StateScenarios", "ViewTesting", "PortableUI", "StreamTesting"],
      resources: [.process("Features")], swiftSettings: strict),
    .testTarget(
      name: "PortableUITests",
      dependencies: [
        "PortableUI", "ViewTesting", "LayoutEngine", "ProbeViews", "Threads",
        "CAllocationCounter",
        "LoopbackServer", "SystemTesting",
      ],
      exclude: ["Unavailable/Clients", "Isolation/Clients"], swiftSettings: strict),
    // By itself, for what a sanitizer watches takes long to build
    .testTarget(
      name: "PortableUIStressTests",
      dependencies: [
        "PortableUI", "PortableCombine", "ViewTesting", "Threads", "LoopbackServer",
        "SystemTesting",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PortableUIKitTests",
      dependencies: [
        "PortableUIKit", "PortableUI", "ViewTesting", "LayoutEngine", "VSM", "ProbeViews",
        "Threads", "SystemTesting",
      ],
      exclude: ["Clients"], swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "PortableChartsTests",
      dependencies: ["PortableCharts", "PortableUI", "ViewTesting", "Threads"],
      swiftSettings: strict),
    .testTarget(name: "CasePathsTests", dependencies: ["CasePaths"], swiftSettings: strict),
    .testTarget(
      name: "ViewStoreTests",
      dependencies: [
        "ViewStore", "CasePaths", "SystemTesting", "StreamTesting", "ViewTesting", "Threads",
        "CAllocationCounter",
      ],
      exclude: ["OnMain", "Clients"], swiftSettings: strict),
    // The same module in the eyes of a project where everything belongs to the main actor
    .testTarget(
      name: "ViewStoreOnMainTests", dependencies: ["ViewStore", "ViewTesting"],
      path: "Tests/ViewStoreTests/OnMain",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ViewStateControllerTests",
      dependencies: [
        "ViewStateController", "StreamTesting", "ViewTesting", "Threads", "SystemTesting",
      ],
      exclude: ["Clients"], swiftSettings: strict),
    .testTarget(
      name: "StateStudioTests",
      dependencies: [
        "StateStudio", "StateEvents", "VSM", "ViewStore", "ViewStateController", "SystemTesting",
        "StreamTesting", "ViewTesting", "ViewPlatform", "Threads", "CAllocationCounter",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "StateGalleryTests", dependencies: ["StateGallery", "GalleryProbe", "SystemTesting"],
      swiftSettings: strict),
    .executableTarget(
      name: "GalleryProbe", dependencies: ["StateGallery", "StateStudio", "PortableUI"],
      path: "Tests/GalleryProbe", swiftSettings: strict),
    .testTarget(
      name: "VSMTests",
      dependencies: [
        "VSM", "LegacyVSM", "ViewStore", "ViewStateController", "SystemTesting", "StreamTesting",
        "ViewTesting", "Threads", "CAllocationCounter", "VSMProbe",
      ],
      exclude: ["Clients"], swiftSettings: strict),
    // The last steps of the tutorials, run as anybody would who followed them
    .testTarget(
      name: "TutorialTests",
      dependencies: [
        "VSM", "ViewStore", "ViewStateController", "ViewTesting", "StateScenarios", "SystemTesting",
      ],
      resources: [.process("Features")]),
    // What tests of several targets share
    .target(
      name: "SystemTesting", dependencies: ["PortableUI", "ViewTesting", "Threads"],
      path: "Tests/SystemTesting", swiftSettings: strict),
    .executableTarget(
      name: "MainLoopProbe", dependencies: ["PortableCombine"], path: "Tests/MainLoopProbe",
      swiftSettings: strict),
    .testTarget(
      name: "GTKBackendTests",
      dependencies: [
        "LoopProbe", "AppProbe", "BareAppProbe", "WatchProbe", "KitProbe", "GTKProbe", "ProbeViews",
        "Hello", "CGTK", "GTKBackend", "PortableUI",
        "LayoutEngine", "ViewTesting",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    // The README's whole app
    .executableTarget(
      name: "Hello", dependencies: ["PortableUI", "GTKBackend"],
      path: "Tests/Planning/Hello/Sources/Hello", swiftSettings: strict),
    .executableTarget(
      name: "BareAppProbe", dependencies: ["PortableUI"], path: "Tests/BareAppProbe",
      swiftSettings: strict),
    .executableTarget(
      name: "WatchProbe", dependencies: ["PortableUI", "ViewTesting", "GTKBackend"],
      path: "Tests/WatchProbe", swiftSettings: strict),
    .executableTarget(
      name: "KitProbe", dependencies: ["PortableUIKit", "GTKBackend"], path: "Tests/KitProbe",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "AppProbe",
      dependencies: ["PortableUI", "GTKBackend", "CGTK", "CAllocationCounter", "ProbeViews"],
      path: "Tests/AppProbe",
      swiftSettings: strict),
    .executableTarget(
      name: "LoopProbe",
      dependencies: [
        "GTKBackend", "PortableCombine", "PortableUI", "ProbeViews", "VSM", "CGTK",
      ],
      path: "Tests/LoopProbe", swiftSettings: strict),
    .executableTarget(
      name: "VSMProbe", dependencies: ["VSM"], path: "Tests/VSMProbe",
      swiftSettings: strict),
    .executableTarget(
      name: "GTKProbe",
      dependencies: ["GTKBackend", "PortableUI", "ProbeViews"],
      path: "Tests/GTKProbe", resources: [.process("Resources")], swiftSettings: strict),
    .target(
      name: "ProbeViews",
      dependencies: [
        "PortableUI", "PortableUIKit", "PortableCharts", "ViewStateController", "VSM",
        "StateStudio",
      ],
      path: "Tests/ProbeViews", resources: [.process("Resources")],
      swiftSettings: strict),
    .target(
      name: "LoopbackServer", dependencies: ["Threads"], path: "Tests/LoopbackServer",
      swiftSettings: strict),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
  ]
)

#if !os(Linux)
  // Where SwiftUI and Combine are the system's, nothing of ours shows or streams
  // (Docs/Decisions/0017).
  let onApple: Set = [
    "CWatchers", "Threads", "MacroExpansion", "ViewMacros", "CasePaths", "StateEvents",
    "ViewPlatform", "VSM", "LegacyVSM", "ViewStore", "ViewStateController", "StateStudio",
    "StateTesting", "CasePathsTests",
  ]
  package.targets.removeAll { !onApple.contains($0.name) }
  package.products.removeAll { !onApple.contains($0.name) }
  for target in package.targets where target.name == "ViewPlatform" { target.dependencies = [] }
#endif

#if os(Linux)
  // Floor 6: the names of Apple's modules, for packages whose sources import them. A package takes
  // one by its product, under an alias, so that `canImport` answers everybody else as before:
  //
  //     .product(
  //       name: "SwiftUI", package: "viewstate", moduleAliases: ["SwiftUI": "LinuxSwiftUI"])
  package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "Charts", targets: ["Charts"]),
  ]
  package.targets += [
    .target(
      name: "SwiftUI", dependencies: ["PortableCombine", "PortableUI"],
      path: "Sources/Shims/SwiftUI", swiftSettings: strict),
    .target(
      name: "UIKit", dependencies: ["PortableCombine", "PortableUIKit"],
      path: "Sources/Shims/UIKit", swiftSettings: strict),
    .target(
      name: "Combine", dependencies: ["PortableCombine"], path: "Sources/Shims/Combine",
      swiftSettings: strict),
    .target(
      name: "Charts", dependencies: ["PortableCharts"], path: "Sources/Shims/Charts",
      swiftSettings: strict),
  ]
#endif

// SwiftPM compares the modules a target depends on directly, to see whether it must be compiled again. One
// that is only re-exported does not count. So what shows a module brings it along as a dependency.
let reexports = [
  "ViewPlatform": ["PortableCombine", "PortableUI"], "VSM": ["ViewPlatform"],
  "ViewStateController": ["ViewPlatform"], "ViewStore": ["ViewPlatform", "CasePaths"],
  "LegacyVSM": ["VSM"], "ViewTesting": ["StreamTesting"], "PortableUIKit": ["PortableUI"],
  "SwiftUI": ["PortableUI"], "UIKit": ["PortableUIKit"], "Combine": ["PortableCombine"],
  "Charts": ["PortableCharts"],
]

/// The modules, and all that they re-export, where they are built at all.
@MainActor func shown(by modules: [String]) -> [String] {
  var all = modules
  var next = 0
  while next < all.count {
    all += (reexports[all[next]] ?? []).filter { !all.contains($0) }
    next += 1
  }
  return all.filter { name in package.targets.contains { $0.name == name } }
}

for target in package.targets {
  let named = target.dependencies.compactMap { dependency in
    if case .byNameItem(let name, _) = dependency { name } else { nil }
  }
  let brought = shown(by: named).filter { !named.contains($0) && $0 != target.name }
  target.dependencies += brought.map { .byName(name: $0) }
}
package.products = package.products.map { product in
  guard let library = product as? Product.Library else { return product }
  return .library(name: library.name, targets: shown(by: library.targets))
}

// Whoever runs some tests only need not build all: `Scripts/test` says which folders those are in.
if let folders = Context.environment["VIEWSTATE_TESTS"]?.split(separator: " ") {
  package.targets.removeAll { target in
    let path = target.path ?? "Tests/" + target.name
    return target.isTest && !folders.contains { "\(path)/".hasPrefix("Tests/\($0)/") }
  }
}
