// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
  let appleNames: [Target.Dependency] = [
    .product(
      name: "SwiftUI", package: "viewstate",
      moduleAliases: ["SwiftUI": "LinuxSwiftUI"]),
    .product(
      name: "Combine", package: "viewstate",
      moduleAliases: ["Combine": "LinuxCombine"]),
  ]
#else
  let appleNames: [Target.Dependency] = []
#endif

let package = Package(
  name: "App",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Model", targets: ["Model"]),
    .library(name: "Feature", targets: ["Feature"]),
  ],
  dependencies: [.package(path: "../viewstate"), .package(path: "../Neighbour")],
  targets: [
    .target(name: "Model", dependencies: appleNames),
    .target(
      name: "Feature",
      dependencies: [
        "Model", .product(name: "Neighbour", package: "Neighbour"),
        .product(name: "VSM", package: "viewstate"),
      ] + appleNames),
    .executableTarget(name: "App", dependencies: ["Feature"] + appleNames),
    .testTarget(
      name: "ModelTests",
      dependencies: ["Model", .product(name: "StreamTesting", package: "viewstate")] + appleNames),
    .testTarget(
      name: "FeatureTests",
      dependencies: ["Feature", .product(name: "ViewTesting", package: "viewstate")] + appleNames),
  ]
)
