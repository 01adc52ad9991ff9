// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "viewstate", path: "..")],
  targets: [
    .executableTarget(
      name: "StreamBenchmarks",
      dependencies: [
        "CAllocations", .product(name: "PortableCombine", package: "viewstate"),
      ]),
    .target(name: "CAllocations"),
  ]
)
