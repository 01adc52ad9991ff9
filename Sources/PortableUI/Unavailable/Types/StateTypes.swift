// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable,
  message: "There is no Core Data here; keep the items in an Observable object of the environment."
)
public typealias FetchRequest = MissingWrapper

@available(
  *, unavailable,
  message: "There is no Core Data here; keep the items in an Observable object of the environment."
)
public typealias SectionedFetchRequest = MissingWrapper

@available(
  *, unavailable,
  message: "There is no Core Data here; keep the items in an Observable object of the environment."
)
public typealias FetchedResults = Array

@available(
  *, unavailable,
  message: "There is no Core Data here; keep the items in an Observable object of the environment."
)
public typealias SectionedFetchResults = MissingValue

@available(
  *, unavailable,
  message: "There is no SwiftData here; keep the items in an Observable object of the environment."
)
public typealias Query = MissingWrapper

@available(
  *, unavailable,
  message:
    "An app begins with init() and hears scenePhase; there is no object of the system to delegate to."
)
public typealias UIApplicationDelegateAdaptor = MissingWrapper

@available(
  *, unavailable,
  message:
    "An app begins with init() and hears scenePhase; there is no object of the system to delegate to."
)
public typealias NSApplicationDelegateAdaptor = MissingWrapper

@available(
  *, unavailable,
  message:
    "An app begins with init() and hears scenePhase; there is no object of the system to delegate to."
)
public typealias WKApplicationDelegateAdaptor = MissingWrapper

@available(
  *, unavailable,
  message:
    "An app begins with init() and hears scenePhase; there is no object of the system to delegate to."
)
public typealias WKExtensionDelegateAdaptor = MissingWrapper
