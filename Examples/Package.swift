// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// SwiftPM knows a package by its folder, and applies module aliases by that name alone. Where yours
/// is a folder called viewstate, write "viewstate".
let library = URL(filePath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent

/// What features import as `name`: on Apple's systems it is there, elsewhere viewstate brings it.
func appleModule(_ name: String) -> [Target.Dependency] {
  #if os(Linux)
    [.product(name: name, package: library, moduleAliases: [name: "Linux\(name)"])]
  #else
    []
  #endif
}
let swiftUI = appleModule("SwiftUI") + appleModule("Combine")
let uiKit = appleModule("UIKit")
let charts = appleModule("Charts")
/// What shows an app's windows: on Apple's systems SwiftUI itself does.
#if os(Linux)
  let backend: [Target.Dependency] = [.product(name: "GTKBackend", package: library)]
#else
  let backend: [Target.Dependency] = []
#endif
let viewTesting = Target.Dependency.product(name: "ViewTesting", package: library)
let stateStudio = Target.Dependency.product(name: "StateStudio", package: library)
let stateGallery = Target.Dependency.product(name: "StateGallery", package: library)
let stateScenarios = Target.Dependency.product(name: "StateScenarios", package: library)

/// Stricter than the compiler asks, apart from imports: those are written as most people do.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// How new projects for Apple platforms begin: everything belongs to the main actor.
let onMain = strict + [.defaultIsolation(MainActor.self)]

/// What features of VSM import.
let vsm = swiftUI + [.product(name: "VSM", package: library)]

let features = [
  "CounterFeature", "LoadingGallery", "LooksGallery", "Loopback", "MailFeature", "NoteFeature",
  "NotesFeature", "PhotoServer",
  "PhotosFeature",
  "ProfileWithClosures", "ProfileWithProtocols", "ReaderFeature", "SampleFeeds", "ShopAPI",
  "ShopFeatures", "ShopServer", "ShowcasePages", "SplitProfileWithClosures",
  "SplitProfileWithProtocols", "StoredFiles", "UserProfile",
]

let package = Package(
  name: "Examples",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  // SwiftPM finds the modules that an alias is for by way of products; without one it misses some.
  products: features.map { .library(name: $0, targets: [$0]) },
  dependencies: [.package(path: "..")],
  targets: [
    .target(name: "CounterFeature", dependencies: swiftUI, swiftSettings: strict),
    .testTarget(
      name: "CounterFeatureTests", dependencies: ["CounterFeature", viewTesting],
      swiftSettings: strict),

    // Every way to show that something loads, has failed or is done
    .target(
      name: "LoadingGallery",
      dependencies: swiftUI + [.product(name: "ViewStateController", package: library)],
      swiftSettings: strict),
    .testTarget(
      name: "LoadingGalleryTests", dependencies: ["LoadingGallery", viewTesting],
      swiftSettings: strict),

    // Everything that views can look like
    .target(name: "LooksGallery", dependencies: swiftUI + charts, swiftSettings: strict),
    .testTarget(
      name: "LooksGalleryTests", dependencies: ["LooksGallery", viewTesting],
      swiftSettings: strict),

    // Mail in three columns: lists, searching, selections and swipes together
    .target(name: "MailFeature", dependencies: vsm, swiftSettings: onMain),
    .testTarget(
      name: "MailFeatureTests", dependencies: ["MailFeature", viewTesting] + vsm,
      swiftSettings: strict),

    // A note that saves itself when its writer pauses
    .target(name: "NoteFeature", dependencies: vsm, swiftSettings: strict),
    .testTarget(
      name: "NoteFeatureTests", dependencies: ["NoteFeature", viewTesting], swiftSettings: strict),

    // Notes that are found, loaded page by page, written in a sheet, and deleted with a way back
    .target(name: "NotesFeature", dependencies: vsm + [stateStudio], swiftSettings: strict),
    .testTarget(
      name: "NotesFeatureTests",
      dependencies: ["NotesFeature", viewTesting, stateScenarios] + vsm,
      resources: [.process("Features")], swiftSettings: strict),

    // An album over HTTP, and a server for those who have none
    .target(
      name: "PhotosFeature",
      dependencies: swiftUI + [stateStudio, .product(name: "ViewStore", package: library)],
      swiftSettings: strict),
    .target(name: "Loopback", swiftSettings: strict),
    .target(name: "PhotoServer", dependencies: ["Loopback"], swiftSettings: strict),
    .testTarget(
      name: "PhotosFeatureTests",
      dependencies: [
        "PhotosFeature", "PhotoServer", viewTesting, .product(name: "ViewStore", package: library),
      ] + swiftUI,
      swiftSettings: strict),

    // A profile that is loaded, edited and saved: one feature in four designs
    .target(
      name: "UserProfile", dependencies: swiftUI + [stateStudio], swiftSettings: strict),
    .target(
      name: "ProfileWithClosures", dependencies: ["UserProfile", stateStudio] + vsm + uiKit,
      swiftSettings: onMain),
    .target(
      name: "ProfileWithProtocols", dependencies: ["UserProfile"] + vsm, swiftSettings: strict),
    .target(
      name: "SplitProfileWithClosures", dependencies: ["UserProfile"] + vsm, swiftSettings: strict),
    .target(
      name: "SplitProfileWithProtocols", dependencies: ["UserProfile"] + vsm,
      swiftSettings: onMain),
    .testTarget(
      name: "UserProfileTests",
      dependencies: [
        "UserProfile", "ProfileWithClosures", "ProfileWithProtocols", "SplitProfileWithClosures",
        "SplitProfileWithProtocols", "ProfileWriter", viewTesting, stateScenarios,
      ] + vsm + backend,
      exclude: ["WrongStates"], resources: [.process("Features")], swiftSettings: strict),
    .executableTarget(
      name: "ProfileWriter", dependencies: ["UserProfile"], path: "Tests/ProfileWriter",
      swiftSettings: strict),

    // A reader of feeds, as for a Mac: settings, menus, keys, and words in four languages
    .target(name: "StoredFiles", swiftSettings: strict),
    .target(name: "ReaderFeature", dependencies: ["StoredFiles"] + vsm, swiftSettings: onMain),
    .target(name: "SampleFeeds", dependencies: ["Loopback"], swiftSettings: strict),
    .executableTarget(
      name: "Reader", dependencies: ["ReaderFeature", "SampleFeeds"] + swiftUI + backend,
      resources: [.process("Localizable.xcstrings")], swiftSettings: onMain),
    .testTarget(
      name: "ReaderFeatureTests",
      dependencies: ["ReaderFeature", "SampleFeeds", viewTesting] + vsm,
      swiftSettings: strict),

    // A shop: what client and server say to each other, the server, the app, and its tests
    .target(name: "ShopAPI", swiftSettings: strict),
    .target(name: "ShopServer", dependencies: ["Loopback", "ShopAPI"], swiftSettings: strict),
    .target(
      name: "ShopFeatures",
      dependencies: [
        "ShopAPI", "StoredFiles", stateStudio, .product(name: "ViewStore", package: library),
        .product(name: "ViewStateController", package: library),
      ] + vsm + uiKit,
      swiftSettings: onMain),
    .executableTarget(
      name: "Shop", dependencies: ["ShopFeatures", "ShopServer"] + swiftUI + backend,
      swiftSettings: onMain),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "ShopAPI", "ShopFeatures", "ShopServer", viewTesting, stateScenarios, stateStudio,
      ] + vsm + uiKit + backend,
      resources: [.process("Features")], swiftSettings: strict),

    // All features in one app
    .target(
      name: "ShowcasePages",
      dependencies: [
        "CounterFeature", "LoadingGallery", "LooksGallery", "MailFeature", "NotesFeature",
        "PhotosFeature", "PhotoServer",
        "UserProfile", "ProfileWithClosures", "SplitProfileWithProtocols", stateStudio,
      ] + swiftUI + uiKit,
      swiftSettings: strict),
    .executableTarget(
      name: "Showcase", dependencies: ["ShowcasePages", stateStudio] + swiftUI + backend,
      swiftSettings: strict),
    .executableTarget(
      name: "ShowcasePictures", dependencies: ["ShowcasePages", viewTesting] + swiftUI,
      swiftSettings: strict),
    .executableTarget(
      name: "ShowcaseGallery",
      dependencies: ["ShopFeatures", "ShowcasePages", stateGallery] + swiftUI,
      swiftSettings: strict),
    .testTarget(
      name: "ShowcasePagesTests",
      dependencies: ["ShowcasePages", viewTesting, stateScenarios, stateStudio] + swiftUI,
      swiftSettings: strict),
  ]
)

#if !os(Linux)
  // A screen in memory shows our own views, and here they are the system's.
  let onScreen: Set = [
    "CounterFeatureTests", "LoadingGalleryTests", "LooksGalleryTests", "MailFeatureTests",
    "NoteFeatureTests",
    "NotesFeatureTests", "PhotosFeatureTests", "ReaderFeatureTests",
    "ShopTests", "UserProfileTests", "ShowcasePagesTests", "ShowcasePictures", "ShowcaseGallery",
  ]
  package.targets.removeAll { onScreen.contains($0.name) }
#endif

#if os(Linux)
  // The showcase and the shop in windows of a private desktop, driven from outside by the same means
  // as the tests of windows beside this package
  package.targets.append(
    .testTarget(
      name: "ShowcaseWindowTests",
      dependencies: ["Showcase", "PhotoServer", "Reader", "Shop", "ShopAPI", "ShopServer"],
      swiftSettings: strict))
#endif
