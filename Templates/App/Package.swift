// swift-tools-version: 6.2
import PackageDescription

// On Apple's systems SwiftUI is there; elsewhere viewstate brings it, and windows with it.
#if os(Linux)
  let swiftUI: [Target.Dependency] = [
    .product(name: "SwiftUI", package: "LIBRARYNAME", moduleAliases: ["SwiftUI": "LinuxSwiftUI"]),
    .product(name: "Combine", package: "LIBRARYNAME", moduleAliases: ["Combine": "LinuxCombine"]),
  ]
  let windows: [Target.Dependency] = [.product(name: "GTKBackend", package: "LIBRARYNAME")]
#else
  let swiftUI: [Target.Dependency] = []
  let windows: [Target.Dependency] = []
#endif

let package = Package(
  name: "APPNAME",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "APPNAME", targets: ["APPNAME"]),
    .library(name: "APPNAMEFeature", targets: ["APPNAMEFeature"]),
  ],
  dependencies: [.package(path: "LIBRARYPATH")],
  targets: [
    .executableTarget(
      name: "APPNAME",
      dependencies: [
        "APPNAMEFeature", .product(name: "StateStudio", package: "LIBRARYNAME"),
      ] + swiftUI + windows),
    .target(
      name: "APPNAMEFeature",
      dependencies: [
        .product(name: "VSM", package: "LIBRARYNAME"),
        .product(name: "StateStudio", package: "LIBRARYNAME"),
      ] + swiftUI),
  ]
)

// The screen in memory that tests tap on, and that previews are drawn on, shows viewstate's own views.
#if os(Linux)
  package.targets.append(
    .executableTarget(
      name: "APPNAMEPreviews",
      dependencies: [
        "APPNAMEFeature", .product(name: "StateGallery", package: "LIBRARYNAME"),
      ] + swiftUI))
  package.targets.append(
    .testTarget(
      name: "APPNAMEFeatureTests",
      dependencies: [
        "APPNAMEFeature", .product(name: "ViewTesting", package: "LIBRARYNAME"),
        .product(name: "StateScenarios", package: "LIBRARYNAME"),
      ] + swiftUI,
      resources: [.process("Features")]))
#endif
