// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Hello",
  dependencies: [.package(name: "viewstate", path: "../viewstate")],
  targets: [
    .executableTarget(
      name: "Hello",
      dependencies: [
        .product(name: "PortableUI", package: "viewstate"),
        .product(name: "GTKBackend", package: "viewstate"),
      ])
  ]
)
