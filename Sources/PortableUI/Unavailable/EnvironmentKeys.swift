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
  public var legibilityWeight: _MissingValue {
    get { .automatic }
    set {}
  }
  public var levelOfDetail: _MissingValue { .automatic }
  public var sidebarRowSize: _MissingValue { .automatic }
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
  public var undoManager: _MissingValue? {
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
  public var managedObjectContext: _MissingValue {
    get { .automatic }
    set {}
  }
  public var modelContext: _MissingValue {
    get { .automatic }
    set {}
  }
}

@available(*, unavailable, message: "Use openWindow of the environment.")
extension EnvironmentValues {
  public var pushWindow: _MissingValue { .automatic }
  public var openImmersiveSpace: _MissingValue { .automatic }
  public var dismissImmersiveSpace: _MissingValue { .automatic }
  public var supportsRemoteScenes: Bool { false }
}

@available(
  *, unavailable,
  message: "There is no shop and no such service on this desktop; openURL shows a page."
)
extension EnvironmentValues {
  public var purchase: _MissingValue { .automatic }
  public var requestReview: _MissingValue { .automatic }
  public var webAuthenticationSession: _MissingValue { .automatic }
}

@available(*, unavailable, message: "No desktop has this device; leave it out.")
extension EnvironmentValues {
  public var preferredPencilDoubleTapAction: _MissingValue { .automatic }
  public var preferredPencilSqueezeAction: _MissingValue { .automatic }
  public var immersiveSpaceDisplacement: _MissingValue { .automatic }
  public var realityKitScene: _MissingValue { .automatic }
  public var surfaceSnappingInfo: _MissingValue { .automatic }
  public var worldTrackingLimitations: _MissingValue { .automatic }
  public var touchBarItemPresence: _MissingValue { .automatic }
  public var windowClippingMargins: _MissingValue { .automatic }
}

@available(*, unavailable, message: "Call the modifier of that name; the value cannot be read.")
extension EnvironmentValues {
  public var allowedDynamicRange: _MissingValue { .automatic }
  public var buttonSizing: _MissingValue { .automatic }
  public var springLoadingBehavior: _MissingValue { .automatic }
  public var symbolColorRenderingMode: _MissingValue { .automatic }
  public var symbolVariableValueMode: _MissingValue { .automatic }
  public var textSelectionAffinity: _MissingValue { .automatic }
  public var toolbarLabelStyle: _MissingValue { .automatic }
  public var lineHeight: _MissingValue { .automatic }
  public var materialActiveAppearance: _MissingValue { .automatic }
  public var backgroundMaterial: _MissingValue { .automatic }
  public var backgroundProminence: _MissingValue { .automatic }
  public var horizontalScrollIndicatorVisibility: _MissingValue { .automatic }
  public var verticalScrollIndicatorVisibility: _MissingValue { .automatic }
  public var findContext: _MissingValue { .automatic }
  public var fontResolutionContext: _MissingValue { .automatic }
  public var tabBarPlacement: _MissingValue { .automatic }
  public var tabViewBottomAccessoryPlacement: _MissingValue { .automatic }
  public var contentTransitionAddsDrawingGroup: Bool { false }
  public var isTabBarShowingSections: Bool { false }
  public var supportsImageSharing: Bool { false }
  public var defaultWheelPickerItemHeight: CGFloat {
    get { 1 }
    set {}
  }
}
