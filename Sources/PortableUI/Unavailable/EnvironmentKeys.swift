// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

public import Foundation

@available(
  *, unavailable,
  message: "The desktop does not tell; leave it out, or keep a setting of your own in AppStorage."
)
extension EnvironmentValues {
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { false }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var isLuminanceReduced: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var isActivityFullscreen: Bool { false }
  public var legibilityWeight: MissingValue {
    get { .automatic }
    set {}
  }
  public var levelOfDetail: MissingValue { .automatic }
  public var sidebarRowSize: MissingValue { .automatic }
}

@available(*, unavailable, message: "Use controlActiveState or scenePhase.")
extension EnvironmentValues {
  public var appearsActive: Bool { false }
}

@available(*, unavailable, message: "The desktop shows where a pointer is; leave it out.")
extension EnvironmentValues {
  public var isHoverEffectEnabled: Bool { false }
}

@available(*, unavailable, message: "Keep the steps that can be taken back in your model.")
extension EnvironmentValues {
  public var undoManager: MissingValue? {
    get { nil }
    set {}
  }
}

@available(
  *, unavailable,
  message:
    "There is no Core Data or SwiftData here; keep the items in an Observable object of the environment."
)
extension EnvironmentValues {
  public var managedObjectContext: MissingValue {
    get { .automatic }
    set {}
  }
  public var modelContext: MissingValue {
    get { .automatic }
    set {}
  }
}

@available(*, unavailable, message: "Use openWindow of the environment.")
extension EnvironmentValues {
  public var pushWindow: MissingValue { .automatic }
  public var openImmersiveSpace: MissingValue { .automatic }
  public var dismissImmersiveSpace: MissingValue { .automatic }
  public var supportsRemoteScenes: Bool { false }
}

@available(
  *, unavailable,
  message: "There is no shop and no such service on this desktop; openURL shows a page."
)
extension EnvironmentValues {
  public var purchase: MissingValue { .automatic }
  public var requestReview: MissingValue { .automatic }
  public var webAuthenticationSession: MissingValue { .automatic }
}

@available(*, unavailable, message: "No desktop has this device; leave it out.")
extension EnvironmentValues {
  public var preferredPencilDoubleTapAction: MissingValue { .automatic }
  public var preferredPencilSqueezeAction: MissingValue { .automatic }
  public var immersiveSpaceDisplacement: MissingValue { .automatic }
  public var realityKitScene: MissingValue { .automatic }
  public var surfaceSnappingInfo: MissingValue { .automatic }
  public var worldTrackingLimitations: MissingValue { .automatic }
  public var touchBarItemPresence: MissingValue { .automatic }
  public var windowClippingMargins: MissingValue { .automatic }
}

@available(*, unavailable, message: "Call the modifier of that name; the value cannot be read.")
extension EnvironmentValues {
  public var allowedDynamicRange: MissingValue { .automatic }
  public var buttonSizing: MissingValue { .automatic }
  public var springLoadingBehavior: MissingValue { .automatic }
  public var symbolColorRenderingMode: MissingValue { .automatic }
  public var symbolVariableValueMode: MissingValue { .automatic }
  public var textSelectionAffinity: MissingValue { .automatic }
  public var toolbarLabelStyle: MissingValue { .automatic }
  public var lineHeight: MissingValue { .automatic }
  public var materialActiveAppearance: MissingValue { .automatic }
  public var backgroundMaterial: MissingValue { .automatic }
  public var backgroundProminence: MissingValue { .automatic }
  public var horizontalScrollIndicatorVisibility: MissingValue { .automatic }
  public var verticalScrollIndicatorVisibility: MissingValue { .automatic }
  public var findContext: MissingValue { .automatic }
  public var fontResolutionContext: MissingValue { .automatic }
  public var tabBarPlacement: MissingValue { .automatic }
  public var tabViewBottomAccessoryPlacement: MissingValue { .automatic }
  public var contentTransitionAddsDrawingGroup: Bool { false }
  public var isTabBarShowingSections: Bool { false }
  public var supportsImageSharing: Bool { false }
  public var defaultWheelPickerItemHeight: CGFloat {
    get { 1 }
    set {}
  }
}
