// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(
  *, unavailable,
  message: "There is no Core Data here; keep the items in an Observable object of the environment."
)
public typealias FetchRequest = _MissingWrapper

@available(
  *, unavailable,
  message: "There is no Core Data here; keep the items in an Observable object of the environment."
)
public typealias SectionedFetchRequest = _MissingWrapper

@available(
  *, unavailable,
  message: "There is no Core Data here; keep the items in an Observable object of the environment."
)
public typealias FetchedResults = Array

@available(
  *, unavailable,
  message: "There is no Core Data here; keep the items in an Observable object of the environment."
)
public typealias SectionedFetchResults = _MissingValue

@available(
  *, unavailable,
  message: "There is no SwiftData here; keep the items in an Observable object of the environment."
)
public typealias Query = _MissingWrapper

@available(
  *, unavailable,
  message:
    "An app begins with init() and hears scenePhase; there is no object of the system to delegate to."
)
public typealias UIApplicationDelegateAdaptor = _MissingWrapper

@available(
  *, unavailable,
  message:
    "An app begins with init() and hears scenePhase; there is no object of the system to delegate to."
)
public typealias NSApplicationDelegateAdaptor = _MissingWrapper

@available(
  *, unavailable,
  message:
    "An app begins with init() and hears scenePhase; there is no object of the system to delegate to."
)
public typealias WKApplicationDelegateAdaptor = _MissingWrapper

@available(
  *, unavailable,
  message:
    "An app begins with init() and hears scenePhase; there is no object of the system to delegate to."
)
public typealias WKExtensionDelegateAdaptor = _MissingWrapper
