// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(*, unavailable, message: "The desktop has no place for a menu of an app; use Window.")
public struct MenuBarExtra: Scene {
  public init<C: View>(_: Any, @ViewBuilder content: () -> C) {}
  public init<C: View>(_: Any, systemImage: String, @ViewBuilder content: () -> C) {}
  public init<C: View>(_: Any, image: String, @ViewBuilder content: () -> C) {}
  public init<C: View>(_: Any, isInserted: Any, @ViewBuilder content: () -> C) {}
  public init<C: View>(_: Any, systemImage: String, isInserted: Any, @ViewBuilder content: () -> C)
  {}
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) {}
  public init<C: View, L: View>(
    isInserted: Any, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "The desktop has no place for a menu of an app; use Window.")
public protocol MenuBarExtraStyle {}

@available(*, unavailable, message: "Use Window.")
public struct UtilityWindow: Scene {
  public init<C: View>(_: Any, id: String, @ViewBuilder content: () -> C) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "Use alert(_:isPresented:actions:) in the view of a window.")
public struct AlertScene: Scene {
  public init<A: View>(_: Any, isPresented: Any, @ViewBuilder actions: () -> A) {}
  public init<A: View, M: View>(
    _: Any, isPresented: Any, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public struct ImmersiveSpace: Scene {
  public init<C>(id: String, content: () -> C) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public struct RemoteImmersiveSpace: Scene {
  public init<C>(id: String, content: () -> C) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public struct AssistiveAccess: Scene {
  public init<C>(content: () -> C) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public struct WKNotificationScene: Scene {
  public init(controller: Any, category: String) {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public protocol ImmersiveSpaceContent {}

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public protocol ImmersionStyle {}

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias ImmersionChangeContext = MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias AutomaticImmersionStyle = MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias FullImmersionStyle = MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias MixedImmersionStyle = MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias ProgressiveImmersionStyle = MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias SurroundingsEffect = MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias WorldTrackingLimitation = MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias DismissImmersiveSpaceAction = MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias OpenImmersiveSpaceAction = MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias DepthAlignment = MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias Axis3D = MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias RotateGesture3D = MissingValue

@available(*, unavailable, message: "Use CommandMenu or CommandGroup with Buttons that do it.")
public struct ImportFromDevicesCommands: Commands {
  public init() {}
  public var body: EmptyCommands { EmptyCommands() }
}

@available(
  *, unavailable,
  message: "A field has letters of one look; use CommandMenu with Buttons that change your text."
)
public struct TextFormattingCommands: Commands {
  public init() {}
  public var body: EmptyCommands { EmptyCommands() }
}

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowIdealSize = MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowInteractionBehavior = MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowLayoutRoot = MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowLevel = MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowManagerRole = MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowPlacement = MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowProxy = MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowPlacementContext = MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowToolbarFullScreenVisibility = MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias SceneLaunchBehavior = MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias SceneRestorationBehavior = MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias DismissBehavior = MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias PushWindowAction = MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias PlainWindowStyle = MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias VolumetricWindowStyle = MissingValue
