// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "viewstate", path: "..")],
  targets: [
    .executableTarget(
      name: "StreamBenchmarks",
      dependencies: [
        "CAllocations",
        .product(name: "PortableCombine", package: "viewstate"),
        .product(name: "ViewTesting", package: "viewstate"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        // An async case runs on the caller's thread, as all others do.
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]),
    .target(name: "CAllocations"),
  ]
)
