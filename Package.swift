// swift-tools-version: 6.2
import PackageDescription

/// Settings every target of ours shares; the tools version brings the Swift 6 language mode.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Where SwiftUI and Combine are ours.
let portable: [Platform] = [.linux]

let package = Package(
  name: "viewstate",
  // What the systems need of Apple's: typed failures of async sequences, and the mutex.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "PortableCombine", targets: ["PortableCombine"]),
    .library(name: "PortableUI", targets: ["PortableUI"]),
    .library(name: "StreamTesting", targets: ["StreamTesting"]),
    .library(name: "ViewTesting", targets: ["ViewTesting"]),
    .library(name: "GTKBackend", targets: ["GTKBackend"]),
    .library(name: "ViewPlatform", targets: ["ViewPlatform"]),
    .library(name: "VSM", targets: ["VSM"]),
    .library(name: "ViewStore", targets: ["ViewStore"]),
    .library(name: "ViewStateController", targets: ["ViewStateController"]),
  ],
  targets: [
    // Floor 0
    .target(name: "Threads", swiftSettings: strict),
    // Floor 1
    .systemLibrary(
      name: "CGTK", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .systemLibrary(name: "CMainQueue"),
    .target(name: "CLinkedBackend"),
    .target(name: "PortableCombine", dependencies: ["Threads"], swiftSettings: strict),
    .target(name: "LayoutEngine", swiftSettings: strict),
    // Floor 2
    .target(
      name: "PortableUI",
      dependencies: ["PortableCombine", "LayoutEngine", "Threads", "CLinkedBackend"],
      swiftSettings: strict),
    .target(
      name: "StreamTesting", dependencies: ["PortableCombine", "Threads"], swiftSettings: strict),
    .target(name: "CGTKWidgets", dependencies: ["CGTK"]),
    // Floor 3
    .target(
      name: "GTKBackend",
      dependencies: ["PortableUI", "LayoutEngine", "CGTK", "CGTKWidgets", "CMainQueue"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .target(
      name: "ViewTesting",
      dependencies: ["StreamTesting", "PortableCombine", "PortableUI", "LayoutEngine", "Threads"],
      swiftSettings: strict),
    // Floor 4
    .target(
      name: "ViewPlatform",
      dependencies: [
        .target(name: "PortableCombine", condition: .when(platforms: portable)),
        .target(name: "PortableUI", condition: .when(platforms: portable)),
      ],
      swiftSettings: strict),
    // Floor 5
    .target(name: "VSM", dependencies: ["ViewPlatform", "Threads"], swiftSettings: strict),
    .target(name: "ViewStore", dependencies: ["ViewPlatform", "Threads"], swiftSettings: strict),
    .target(
      name: "ViewStateController", dependencies: ["ViewPlatform", "Threads"],
      swiftSettings: strict),
    // Tests mirror Sources
    .testTarget(
      name: "PortableCombineTests",
      dependencies: [
        "PortableCombine", "StreamTesting", "CAllocationCounter", "MainLoopProbe", "LoopbackServer",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["LayoutEngine"], exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "StreamTestingTests", dependencies: ["StreamTesting", "PortableCombine"],
      swiftSettings: strict),
    .testTarget(
      name: "ViewTestingTests", dependencies: ["ViewTesting", "PortableCombine", "PortableUI"],
      swiftSettings: strict),
    .testTarget(
      name: "PortableUITests",
      dependencies: [
        "PortableUI", "ViewTesting", "LayoutEngine", "CAllocationCounter", "LoopbackServer",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ViewStoreTests",
      dependencies: [
        "ViewStore", "StreamTesting", "ViewTesting", "Threads", "CAllocationCounter",
      ],
      exclude: ["OnMain"], swiftSettings: strict),
    // The same module in the eyes of a project where everything belongs to the main actor
    .testTarget(
      name: "ViewStoreOnMainTests", dependencies: ["ViewStore", "ViewTesting"],
      path: "Tests/ViewStoreTests/OnMain",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ViewStateControllerTests",
      dependencies: ["ViewStateController", "StreamTesting", "ViewTesting", "Threads"],
      exclude: ["Clients"], swiftSettings: strict),
    .testTarget(
      name: "VSMTests",
      dependencies: ["VSM", "StreamTesting", "ViewTesting", "CAllocationCounter", "VSMMainProbe"],
      exclude: ["Contract"], swiftSettings: strict),
    // What users rely on, tested with nothing but what users see
    .testTarget(
      name: "VSMContractTests",
      dependencies: ["VSM", "StreamTesting", "ViewTesting", "Threads", "VSMProbe"],
      path: "Tests/VSMTests/Contract", exclude: ["Clients"], swiftSettings: strict),
    .executableTarget(
      name: "MainLoopProbe", dependencies: ["PortableCombine"], path: "Tests/MainLoopProbe",
      swiftSettings: strict),
    .testTarget(
      name: "GTKBackendTests",
      dependencies: [
        "LoopProbe", "AppProbe", "BareAppProbe", "GTKProbe", "ProbeViews", "PortableUI",
        "LayoutEngine", "ViewTesting",
      ],
      exclude: ["Support/desktop.py", "Goldens"], swiftSettings: strict),
    .executableTarget(
      name: "BareAppProbe", dependencies: ["PortableUI"], path: "Tests/BareAppProbe",
      swiftSettings: strict),
    .executableTarget(
      name: "AppProbe", dependencies: ["PortableUI", "GTKBackend", "CGTK", "CAllocationCounter"],
      path: "Tests/AppProbe",
      swiftSettings: strict),
    .executableTarget(
      name: "LoopProbe", dependencies: ["GTKBackend", "PortableCombine", "VSM", "CGTK"],
      path: "Tests/LoopProbe", swiftSettings: strict),
    .executableTarget(
      name: "VSMProbe", dependencies: ["VSM"], path: "Tests/VSMProbe",
      swiftSettings: strict),
    .executableTarget(
      name: "GTKProbe",
      dependencies: ["GTKBackend", "PortableUI", "ProbeViews", "CDecodingCounter"],
      path: "Tests/GTKProbe", swiftSettings: strict),
    .target(
      name: "ProbeViews", dependencies: ["PortableUI", "ViewStateController"],
      path: "Tests/ProbeViews",
      swiftSettings: strict),
    .executableTarget(
      name: "VSMMainProbe", dependencies: ["VSM"], path: "Tests/VSMMainProbe",
      swiftSettings: strict),
    .target(
      name: "LoopbackServer", dependencies: ["Threads"], path: "Tests/LoopbackServer",
      swiftSettings: strict),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    .target(name: "CDecodingCounter", path: "Tests/CDecodingCounter"),
  ]
)

#if os(Linux)
  // Floor 6: the names of Apple's modules, for packages whose sources import them. A package takes
  // one by its product, under an alias, so that `canImport` answers everybody else as before:
  //
  //     .product(
  //       name: "SwiftUI", package: "viewstate", moduleAliases: ["SwiftUI": "LinuxSwiftUI"])
  package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
  ]
  package.targets += [
    .target(
      name: "SwiftUI", dependencies: ["PortableCombine", "PortableUI"],
      path: "Sources/Shims/SwiftUI", swiftSettings: strict),
    .target(
      name: "Combine", dependencies: ["PortableCombine"], path: "Sources/Shims/Combine",
      swiftSettings: strict),
  ]
#endif
