// swift-tools-version: 6.2
import PackageDescription

/// The same promises as the library's own targets.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "viewstate", path: "..")],
  targets: [
    .target(
      name: "CounterFeature",
      dependencies: [.product(name: "PortableCombine", package: "viewstate")],
      swiftSettings: strict),
    .executableTarget(
      name: "CounterDemo",
      dependencies: ["CounterFeature", .product(name: "PortableCombine", package: "viewstate")],
      swiftSettings: strict),
    .testTarget(
      name: "CounterFeatureTests",
      dependencies: ["CounterFeature", .product(name: "PortableCombine", package: "viewstate")],
      swiftSettings: strict),
  ]
)
