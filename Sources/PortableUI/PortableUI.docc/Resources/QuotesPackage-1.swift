// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Quotes",
  dependencies: [.package(name: "viewstate", path: "../viewstate")],
  targets: [
    .executableTarget(
      name: "Quotes",
      dependencies: [
        .product(name: "VSM", package: "viewstate")
      ])
  ]
)
