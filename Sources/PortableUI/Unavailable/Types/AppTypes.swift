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
public typealias ImmersionChangeContext = _MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias AutomaticImmersionStyle = _MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias FullImmersionStyle = _MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias MixedImmersionStyle = _MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias ProgressiveImmersionStyle = _MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias SurroundingsEffect = _MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias WorldTrackingLimitation = _MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias DismissImmersiveSpaceAction = _MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias OpenImmersiveSpaceAction = _MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias DepthAlignment = _MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias Axis3D = _MissingValue

@available(*, unavailable, message: "No desktop has this device; use WindowGroup.")
public typealias RotateGesture3D = _MissingValue

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
public typealias WindowIdealSize = _MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowInteractionBehavior = _MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowLayoutRoot = _MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowLevel = _MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowManagerRole = _MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowPlacement = _MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowProxy = _MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowPlacementContext = _MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias WindowToolbarFullScreenVisibility = _MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias SceneLaunchBehavior = _MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias SceneRestorationBehavior = _MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias DismissBehavior = _MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias PushWindowAction = _MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias PlainWindowStyle = _MissingValue

@available(
  *, unavailable,
  message:
    "The desktop places, draws and keeps its windows; defaultSize(width:height:) gives one a size."
)
public typealias VolumetricWindowStyle = _MissingValue
