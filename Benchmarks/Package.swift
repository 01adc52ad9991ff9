// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // An async case runs on the caller's thread, as all others do.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "viewstate", path: "..")],
  targets: [
    .executableTarget(
      name: "StreamBenchmarks",
      dependencies: [
        "Measuring",
        .product(name: "PortableCombine", package: "viewstate"),
        .product(name: "ViewTesting", package: "viewstate"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: [
        "Measuring",
        .product(name: "PortableUI", package: "viewstate"),
        .product(name: "ViewTesting", package: "viewstate"),
      ],
      swiftSettings: settings),
    .target(name: "Measuring", dependencies: ["CAllocations"], swiftSettings: settings),
    .target(name: "CAllocations"),
  ]
)
