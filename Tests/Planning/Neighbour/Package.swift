// swift-tools-version: 6.2
import PackageDescription

let appleNames: [Target.Dependency] = [
  .product(name: "SwiftUI", package: "viewstate", moduleAliases: ["SwiftUI": "LinuxSwiftUI"]),
  .product(name: "Combine", package: "viewstate", moduleAliases: ["Combine": "LinuxCombine"]),
]

let package = Package(
  name: "Neighbour",
  products: [.library(name: "Neighbour", targets: ["Neighbour"])],
  dependencies: [.package(path: "../viewstate")],
  targets: [.target(name: "Neighbour", dependencies: appleNames)]
)
