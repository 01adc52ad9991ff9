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
    .executableTarget(
      name: "WindowBenchmarks",
      dependencies: [
        "Measuring", "CPlainWindows", "PlainCounter", "SwiftCounter",
        .product(name: "PortableCombine", package: "viewstate"),
        .product(name: "PortableUI", package: "viewstate"),
        .product(name: "PortableUIKit", package: "viewstate"),
        .product(name: "GTKBackend", package: "viewstate"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "SwiftCounter",
      dependencies: [
        "CPlainWindows",
        .product(name: "PortableUI", package: "viewstate"),
        .product(name: "GTKBackend", package: "viewstate"),
      ],
      swiftSettings: settings),
    .executableTarget(name: "PlainCounter", dependencies: ["CPlainWindows"]),
    .target(
      name: "CPlainWindows", dependencies: [.product(name: "GTKBackend", package: "viewstate")]),
    .executableTarget(
      name: "ContainerBenchmarks",
      dependencies: [
        "Measuring",
        .product(name: "VSM", package: "viewstate"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "ViewStateBenchmarks",
      dependencies: ["Measuring", .product(name: "ViewStateController", package: "viewstate")],
      swiftSettings: settings),
    .executableTarget(
      name: "StoreBenchmarks",
      dependencies: ["Measuring", .product(name: "ViewStore", package: "viewstate")],
      swiftSettings: settings),
    .executableTarget(
      name: "ConstraintBenchmarks",
      dependencies: ["Measuring", .product(name: "PortableUIKit", package: "viewstate")],
      swiftSettings: settings),
    .executableTarget(
      name: "TableBenchmarks",
      dependencies: [
        "Measuring",
        .product(name: "PortableUIKit", package: "viewstate"),
        .product(name: "ViewTesting", package: "viewstate"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "StudioBenchmarks",
      dependencies: [
        "Measuring", "CAllocations",
        .product(name: "StateStudio", package: "viewstate"),
        .product(name: "ViewPlatform", package: "viewstate"),
        .product(name: "ViewTesting", package: "viewstate"),
        .product(name: "VSM", package: "viewstate"),
      ],
      swiftSettings: settings),
    .target(name: "Measuring", dependencies: ["CAllocations"], swiftSettings: settings),
    .target(name: "CAllocations"),
  ]
)
